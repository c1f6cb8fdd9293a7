import { TextField } from '@yuanguang/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Form } from '../../../shared/form/use-form.ts';
import s from './amounts.module.css';
import type { GiftValues } from './values.ts';

interface AmountsProps {
  readonly form: Form<GiftValues>;
  /** What is suggested, in yuan. */
  readonly yuan: readonly number[];
}

/** The suggested amounts as a radio group, ringed by the red brush, and a line for any other. */
export function Amounts({ form, yuan }: AmountsProps) {
  const t = useTranslations('donate');
  const name = useId();
  const { suggested, own } = form.values;
  return (
    <>
      <fieldset className={s.sums}>
        <legend className="yg-sr">{t('form.amount')}</legend>
        {yuan.map((amount) => (
          <label key={amount} className={s.sum}>
            <input
              className="yg-over"
              type="radio"
              name={name}
              value={amount}
              checked={own.trim() === '' && suggested === String(amount)}
              aria-label={t('money.yuan', { yuan: amount })}
              onChange={() => form.set({ suggested: String(amount), own: '' })}
            />
            <b aria-hidden="true">{amount}</b>
          </label>
        ))}
      </fieldset>
      <div className={s.own}>
        <TextField
          label={t('form.own')}
          placeholder={t('form.ownPlaceholder')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          end={<span className={s.unit}>{t('money.unit')}</span>}
          {...form.bind('own')}
        />
      </div>
    </>
  );
}
