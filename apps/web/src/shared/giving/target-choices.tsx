import { DEDICATION_WORDING } from '@yuanguang/content/wording';
import type { Language } from '@yuanguang/contract/languages';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import s from './dedication-fields.module.css';
import type { WordingValues } from './wording.ts';

type Target = WordingValues['target'];
const TARGETS: readonly Target[] = ['beings', 'living', 'departed', 'creditors'];

interface TargetChoicesProps {
  readonly value: Target;
  readonly onChange: (target: Target) => void;
}

/** For whom: four side by side, and a word on the chosen one below them. */
export function TargetChoices({ value, onChange }: TargetChoicesProps) {
  const t = useTranslations('sponsor.form');
  const language = useLocale() as Language;
  const name = useId();
  return (
    <fieldset aria-describedby={value === 'beings' ? undefined : `${name}hint`}>
      <legend className={s.legend}>{t('target')}</legend>
      <div className={s.targets}>
        {TARGETS.map((id) => (
          <label key={id}>
            <input
              className="yg-over"
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              aria-labelledby={`${name}${id}`}
            />
            <span className={s.words} id={`${name}${id}`} aria-hidden="true">
              {DEDICATION_WORDING.targets[id].label[language]}
            </span>
          </label>
        ))}
      </div>
      {/* Of all beings the line below says it already. */}
      {value === 'beings' ? null : (
        <p className={s.hint} id={`${name}hint`} aria-live="polite">
          {DEDICATION_WORDING.targets[value].hint[language]}
        </p>
      )}
    </fieldset>
  );
}
