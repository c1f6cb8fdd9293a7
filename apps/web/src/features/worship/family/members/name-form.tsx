import type { Language } from '@yuanguang/contract/languages';
import { Button, TextField, toast } from '@yuanguang/ui';
import { useLocale } from 'use-intl';
import { FormError } from '../../../../shared/form/form-error.tsx';
import { useForm } from '../../../../shared/form/use-form.ts';
import { useSubmit } from '../../../../shared/form/use-submit.ts';
import { nameError } from '../name-error.ts';
import s from './members.module.css';

interface NameFormProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly saveLabel: string;
  /** What is said in passing when it is kept. */
  readonly saved: string;
  readonly onSave: (name: string) => Promise<unknown>;
}

/** One name of a family's shrine, changed by itself. */
export function NameForm({ name, label, hint, saveLabel, saved, onSave }: NameFormProps) {
  const language = useLocale() as Language;
  const form = useForm({ name }, (values) => nameError('name', values.name, language));
  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      await onSave(form.values.name);
      toast({ text: saved, kind: 'done' });
    },
    (error) => form.refuse(error),
  );
  return (
    <form ref={form.ref} className={s.form} onSubmit={onSubmit} noValidate>
      <TextField label={label} hint={hint} autoComplete="off" {...form.bind('name')} />
      <FormError text={form.error} />
      <Button type="submit" busy={busy}>
        {saveLabel}
      </Button>
    </form>
  );
}
