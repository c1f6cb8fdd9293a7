import { DEDICATIONS } from '@yuanguang/content/dedications';
import { DEDICATION_WORDING, dedicationLine } from '@yuanguang/content/wording';
import { DEDICATION_NAMES_MAX, DEDICATION_TEXT_MAX } from '@yuanguang/contract/constants';
import type { Language } from '@yuanguang/contract/languages';
import { RadioList, TextArea, TextField } from '@yuanguang/ui';
import { useController, useFormContext } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { useFault } from './faults.ts';
import s from './form.module.css';
import { splitNames } from './to-input.ts';
import type { WordingValues } from './values.ts';

const TARGETS = ['beings', 'living', 'departed', 'creditors'] as const;

/** Lines of a verse, side by side where they are as short as Chinese ones. */
function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span className={s.line} key={line}>
      {line}
    </span>
  ));
}

/** Verse or own words, for whom, and their names. */
export function DedicationFields() {
  const t = useTranslations('sponsor.form');
  const language = useLocale() as Language;
  const fault = useFault<WordingValues>();
  const { register, control, watch } = useFormContext<WordingValues>();
  const verse = useController({ control, name: 'verse' }).field;
  const text = useController({ control, name: 'text' }).field;
  const target = useController({ control, name: 'target' }).field;
  const names = watch('names');
  const line = dedicationLine(target.value, target.value === 'beings' ? [] : splitNames(names), language);
  const needed = target.value === 'living' || target.value === 'departed';

  return (
    <div className={s.fields}>
      <RadioList
        legend={t('dedicationText')}
        legendHidden
        value={verse.value}
        onChange={verse.onChange}
        options={[
          ...DEDICATIONS.map((one) => ({
            value: one.id as WordingValues['verse'],
            label: one.name[language],
            // The chosen verse stands whole, the others by their first line: the list stays short enough to see.
            verse: <Lines lines={one.lines[language].slice(0, one.id === verse.value ? undefined : 1)} />,
          })),
          { value: 'own' as const, label: t('own'), detail: t('ownHint') },
        ]}
      />
      {verse.value === 'own' ? (
        <TextArea
          label={t('own')}
          labelHidden
          placeholder={t('ownPlaceholder')}
          maxCharacters={DEDICATION_TEXT_MAX}
          countText={(count, max) => t('ownCount', { count, max })}
          error={fault('text')}
          name={text.name}
          value={text.value}
          onChange={text.onChange}
          onBlur={text.onBlur}
        />
      ) : null}
      <RadioList
        legend={t('target')}
        value={target.value}
        onChange={target.onChange}
        options={TARGETS.map((id) => ({
          value: id,
          label: DEDICATION_WORDING.targets[id].label[language],
          detail: DEDICATION_WORDING.targets[id].hint[language],
        }))}
      />
      {target.value === 'beings' ? null : (
        <TextField
          label={t('names')}
          optional={needed ? undefined : t('optional')}
          hint={t('namesHint', { max: DEDICATION_NAMES_MAX })}
          autoComplete="off"
          error={fault('names')}
          {...register('names')}
        />
      )}
      {line ? (
        <p className={s.preview}>
          <span className="yg-note">{t('willRead')}</span>
          <span className={s.printed}>{line}</span>
        </p>
      ) : null}
    </div>
  );
}
