import { CODE_LENGTH } from '@yuanguang/contract/rules/account';
import { Button, TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useForm } from '../../shared/form/use-form.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import s from '../../shared/lookup/lookup.module.css';

/** By which way a code went. */
export type Channel = 'sms' | 'mail';

interface CodeStepProps {
  /** Where the code went. */
  readonly sent: string;
  /** The words of the button. */
  readonly action: string;
  /** What the code is for; its refusals are shown at the field. */
  readonly onCode: (code: string) => Promise<void>;
  /** No code came. */
  readonly onAgain: () => void;
}

/** The code that was sent to the contact of a sponsorship. */
export function CodeStep({ sent, action, onCode, onAgain }: CodeStepProps) {
  const t = useTranslations('lookup.code');
  const form = useForm({ code: '' }, ({ code }) =>
    code.replace(/\s/g, '').length < CODE_LENGTH ? { code: t('required') } : {},
  );
  const { busy, onSubmit } = useSubmit(
    async () => {
      if (form.check()) await onCode(form.values.code);
    },
    (error) => form.refuse(error, 'code'),
  );
  return (
    <form ref={form.ref} className={s.check} onSubmit={onSubmit} noValidate>
      <p role="status">{sent}</p>
      <TextField
        label={t('label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...form.bind('code')}
      />
      <Button variant="seal" wide type="submit" busy={busy}>
        {action}
      </Button>
      <Button variant="link" disabled={busy} onClick={onAgain}>
        {t('again')}
      </Button>
    </form>
  );
}
