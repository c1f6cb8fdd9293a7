import { contactKind } from '@yuanguang/contract/rules/contact';
import { CheckSeal, TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { Form } from '../../../shared/form/use-form.ts';
import s from './form.module.css';
import { GiftFields } from './gift-fields.tsx';
import type { OrderValues } from './values.ts';

/** How the sponsor is reached, where the receipt goes, and whether one copy is sent to them. */
export function ContactFields({ form }: { form: Form<OrderValues> }) {
  const t = useTranslations('sponsor.form');
  const { contact, gift } = form.values;
  const byEmail = contactKind(contact) === 'email';
  return (
    <div className={s.fields}>
      <TextField
        label={t('contact')}
        placeholder={t('contactPlaceholder')}
        hint={t('contactHint')}
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
      <CheckSeal {...form.bindChecked('gift')}>
        {t('gift')}
        <span className="yg-note"> {t('giftHint')}</span>
      </CheckSeal>
      {gift ? <GiftFields form={form} /> : null}
    </div>
  );
}
