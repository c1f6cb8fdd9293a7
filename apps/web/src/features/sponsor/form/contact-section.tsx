import { contactKind } from '@yuanguang/contract/rules/contact';
import { CheckSeal, TextField } from '@yuanguang/ui';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFault } from './faults.ts';
import s from './form.module.css';
import { GiftFields } from './gift-fields.tsx';
import type { OrderValues } from './values.ts';

/** How the sponsor is reached, where the receipt goes, and whether one copy is sent to them. */
export function ContactFields() {
  const t = useTranslations('sponsor.form');
  const fault = useFault<OrderValues>();
  const { register, watch } = useFormContext<OrderValues>();
  const byEmail = contactKind(watch('contact')) === 'email';
  const gift = watch('gift');
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
        error={fault('contact')}
        {...register('contact')}
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
          error={fault('receiptEmail')}
          {...register('receiptEmail')}
        />
      )}
      <CheckSeal {...register('gift')}>
        {t('gift')}
        <span className="yg-note"> {t('giftHint')}</span>
      </CheckSeal>
      {gift ? <GiftFields /> : null}
    </div>
  );
}
