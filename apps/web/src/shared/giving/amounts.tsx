import { TextField } from '@yuanguang/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Form } from '../form/use-form.ts';
import s from './amounts.module.css';

/** An amount as a form holds it. */
export interface AmountValues {
  /** A suggested amount in yuan; '' for none of them. */
  suggested: string;
  /** An own amount, as typed: it counts before a suggested one. */
  own: string;
}

interface AmountsProps {
  readonly form: Form<AmountValues>;
  /** What is suggested, in yuan. */
  readonly yuan: readonly number[];
  readonly words: {
    /** What the amount is for, told to screen readers. */
    readonly legend: string;
    readonly own: string;
    readonly ownPlaceholder: string;
    /** Where nothing need be given: the choice that gives nothing. */
    readonly none?: string;
  };
}

/** The suggested amounts as a radio group, ringed by the red brush, and a line for any other. */
export function Amounts({ form, yuan, words }: AmountsProps) {
  const t = useTranslations('sponsor.money');
  const name = useId();
  const { suggested, own } = form.values;
  const choices = [
    ...yuan.map((amount) => ({
      value: String(amount),
      label: t('yuan', { yuan: amount }),
      shown: String(amount),
    })),
    ...(words.none === undefined ? [] : [{ value: '', label: words.none, shown: words.none }]),
  ];
  return (
    <>
      <fieldset className={s.sums}>
        <legend className="yg-sr">{words.legend}</legend>
        {choices.map(({ value, label, shown }) => (
          <label key={value} className={s.sum} data-none={value === '' || undefined}>
            <input
              className="yg-over"
              type="radio"
              name={name}
              value={value}
              checked={own.trim() === '' && suggested === value}
              aria-label={label}
              onChange={() => form.set({ suggested: value, own: '' })}
            />
            <b aria-hidden="true">{shown}</b>
          </label>
        ))}
      </fieldset>
      <div className={s.own}>
        <TextField
          label={words.own}
          placeholder={words.ownPlaceholder}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          end={<span className={s.unit}>{t('unit')}</span>}
          {...form.bind('own')}
        />
      </div>
    </>
  );
}
