import { ChipGroup, TextField } from '@yuanguang/ui';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BoundField } from '../../../shared/form/use-form.ts';
import s from './fields.module.css';

interface TitleFieldProps {
  readonly label: string;
  /** What may be chosen. */
  readonly titles: readonly string[];
  readonly field: BoundField;
  readonly hint?: string;
  readonly onChoose: (title: string) => void;
}

const OWN = 'own';

/** How somebody is called: one of the usual words, or another that is typed. */
export function TitleField({ label, titles, field, hint, onChoose }: TitleFieldProps) {
  const t = useTranslations('hall.field');
  const { value, error } = field;
  const [own, setOwn] = useState(false);
  const typed = own || (value !== '' && !titles.includes(value)) || error !== undefined;
  const id = useId();
  return (
    <div className={s.title}>
      <span className={s.legend} id={id} aria-hidden="true">
        {label}
      </span>
      <ChipGroup
        label={label}
        options={[
          ...titles.map((title) => ({ value: title, label: title })),
          { value: OWN, label: t('ownTitle') },
        ]}
        value={typed ? OWN : value}
        onChange={(title) => {
          setOwn(title === OWN);
          onChoose(title === OWN || title === value ? '' : title);
        }}
      />
      {typed ? <TextField label={t('ownTitleLabel')} autoComplete="off" maxLength={30} {...field} /> : null}
      {hint ? <p className="yg-note">{hint}</p> : null}
    </div>
  );
}
