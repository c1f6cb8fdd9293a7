import { contactKind } from '@yuanguang/contract/rules/contact';
import { TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { Form } from '../form/use-form.ts';
import type { ReachValues } from './reach.ts';

interface ReachFieldsProps {
  readonly form: Form<ReachValues>;
  /** What the contact is used for. */
  readonly contactHint: string;
}

/** How the giver is reached, and where the receipt goes: an email contact receives that too. */
export function ReachFields({ form, contactHint }: ReachFieldsProps) {
  const t = useTranslations('sponsor.form');
  const byEmail = contactKind(form.values.contact) === 'email';
  return (
    <>
      <TextField
        label={t('contact')}
        placeholder={t('contactPlaceholder')}
        hint={contactHint}
        inputMode="email"
        autoComplete="tel"
        autoCapitalize="off"
        spellCheck={false}
        {...form.bind('contact')}
      />
      {byEmail ? (
        <p className="yg-note">{t('receiptHint')}</p>
      ) : (
        <TextField
          label={t('receipt')}
          optional={t('optional')}
          hint={t('receiptHint')}
          type="email"
          autoComplete="email"
          {...form.bind('receiptEmail')}
        />
      )}
    </>
  );
}
