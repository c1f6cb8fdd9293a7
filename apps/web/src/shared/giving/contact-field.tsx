import { TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { BoundField } from '../form/use-form.ts';

interface ContactFieldProps extends BoundField {
  /** What the contact is used for, below the line and in it. */
  readonly hint: string;
  readonly placeholder: string;
}

/** Phone or email, whichever is typed. */
export function ContactField(props: ContactFieldProps) {
  const t = useTranslations('sponsor.form');
  return (
    <TextField
      label={t('contact')}
      inputMode="email"
      autoComplete="tel"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  );
}
