import { Button } from '@yuanguang/ui';
import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { FormError } from '../form/form-error.tsx';
import s from './account-parts.module.css';
import { CodeAwaited } from './code-awaited.ts';

interface AccountFormProps {
  /** Of `useForm`. */
  readonly form: { readonly ref: Ref<HTMLFormElement>; readonly error: string | undefined };
  readonly onSubmit: (event: FormEvent) => void;
  readonly busy?: boolean;
  readonly submitLabel: string;
  /** Of `useAgreement`: its tick stands below the fields, its dialogs above the page. */
  readonly agreement?: { readonly tick: ReactNode; readonly above: ReactNode } | undefined;
  /** Another button, close below the one that sends. */
  readonly second?: ReactNode;
  /** What the form ends with. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every form of an account: fields, agreement, what is wrong with the whole, and the seal that sends it. */
export function AccountForm(props: AccountFormProps) {
  const { form, onSubmit, busy, submitLabel, agreement, second, foot, children } = props;
  /** Another button is the next thing to do: one at a time is red. */
  const [awaited, setAwaited] = useState(false);
  return (
    <>
      <form ref={form.ref} className={s.form} onSubmit={onSubmit} noValidate>
        <CodeAwaited value={setAwaited}>{children}</CodeAwaited>
        {agreement?.tick}
        <FormError text={form.error} />
        <div className={s.press}>
          <Button variant={awaited ? 'plain' : 'seal'} wide type="submit" busy={busy}>
            {submitLabel}
          </Button>
          {second}
        </div>
        {foot}
      </form>
      {agreement?.above}
    </>
  );
}
