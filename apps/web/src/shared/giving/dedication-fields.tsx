import { DEDICATIONS } from '@yuanguang/content/dedications';
import { dedicationLine } from '@yuanguang/content/wording';
import { DEDICATION_NAMES_MAX, DEDICATION_TEXT_MAX } from '@yuanguang/contract/constants';
import type { Language } from '@yuanguang/contract/languages';
import { SlipChoices, TextArea, TextField } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import type { Form } from '../form/use-form.ts';
import s from './dedication-fields.module.css';
import g from './giving.module.css';
import { TargetChoices } from './target-choices.tsx';
import { type DedicationValues, splitNames, type WordingValues } from './wording.ts';

interface DedicationFieldsProps {
  readonly form: Form<DedicationValues>;
  /** What stands over the line as it will stand, such as "will be printed as". */
  readonly willRead: string;
}

/** Verse or own words, for whom, and their names. */
export function DedicationFields({ form, willRead }: DedicationFieldsProps) {
  const t = useTranslations('sponsor.form');
  const language = useLocale() as Language;
  const { verse, target, names } = form.values;
  const line = dedicationLine(target, target === 'beings' ? [] : splitNames(names), language);
  const needed = target === 'living' || target === 'departed';
  const chosen = DEDICATIONS.find(({ id }) => id === verse);

  return (
    <div className={s.fields}>
      <div>
        <SlipChoices
          legend={t('dedicationText')}
          legendHidden
          size="names"
          {...form.bindValue('verse')}
          options={[
            ...DEDICATIONS.map((one) => ({
              value: one.id as WordingValues['verse'],
              label: one.name[language],
            })),
            { value: 'own' as const, label: t('own') },
          ]}
        />
        {/* The chosen slip unfolds: an accordion-folded sheet, a line of the verse on each fold. */}
        {chosen ? (
          <p className={s.sheet} key={chosen.id} aria-live="polite">
            {chosen.lines[language].map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
        ) : (
          <div className={s.own}>
            <TextArea
              label={t('own')}
              labelHidden
              placeholder={t('ownPlaceholder')}
              maxCharacters={DEDICATION_TEXT_MAX}
              countText={(count, max) => t('ownCount', { count, max })}
              {...form.bind('text')}
            />
          </div>
        )}
      </div>
      <TargetChoices {...form.bindValue('target')} />
      {target === 'beings' ? null : (
        <TextField
          label={t('names')}
          optional={needed ? undefined : t('optional')}
          hint={t('namesHint', { max: DEDICATION_NAMES_MAX })}
          autoComplete="off"
          {...form.bind('names')}
        />
      )}
      {line ? (
        <p className={s.preview}>
          <span className="yg-note">{willRead}</span> <span className={g.printed}>{line}</span>
        </p>
      ) : null}
    </div>
  );
}
