import { DEDICATIONS } from '@yuanguang/content/dedications';
import { DEDICATION_WORDING, dedicationLine } from '@yuanguang/content/wording';
import { DEDICATION_NAMES_MAX, DEDICATION_TEXT_MAX } from '@yuanguang/contract/constants';
import type { Language } from '@yuanguang/contract/languages';
import { RadioList, TextArea, TextField } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import type { Form } from '../form/use-form.ts';
import s from './giving.module.css';
import { splitNames, type WordingValues } from './wording.ts';

const TARGETS = ['beings', 'living', 'departed', 'creditors'] as const;

/** Lines of a verse, side by side where they are as short as Chinese ones. */
function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span className={s.line} key={line}>
      {line}
    </span>
  ));
}

export type DedicationValues = Pick<WordingValues, 'verse' | 'text' | 'target' | 'names'>;

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

  return (
    <div className={s.fields}>
      <RadioList
        legend={t('dedicationText')}
        legendHidden
        {...form.bindValue('verse')}
        options={[
          ...DEDICATIONS.map((one) => ({
            value: one.id as WordingValues['verse'],
            label: one.name[language],
            // The chosen verse stands whole, the others by their first line: the list stays short enough to see.
            verse: <Lines lines={one.lines[language].slice(0, one.id === verse ? undefined : 1)} />,
          })),
          { value: 'own' as const, label: t('own'), detail: t('ownHint') },
        ]}
      />
      {verse === 'own' ? (
        <TextArea
          label={t('own')}
          labelHidden
          placeholder={t('ownPlaceholder')}
          maxCharacters={DEDICATION_TEXT_MAX}
          countText={(count, max) => t('ownCount', { count, max })}
          {...form.bind('text')}
        />
      ) : null}
      <RadioList
        legend={t('target')}
        {...form.bindValue('target')}
        options={TARGETS.map((id) => ({
          value: id,
          label: DEDICATION_WORDING.targets[id].label[language],
          detail: DEDICATION_WORDING.targets[id].hint[language],
        }))}
      />
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
          <span className="yg-note">{willRead}</span>
          <span className={s.printed}>{line}</span>
        </p>
      ) : null}
    </div>
  );
}
