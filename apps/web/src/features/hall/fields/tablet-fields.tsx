import {
  SPONSOR_TITLES,
  TABLET_SCRIPTS,
  TABLETS,
  type TabletField,
  type TabletKindId,
} from '@yuanguang/contract/rules/tablet-kinds';
import { CheckSeal, ChipGroup, TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { Form } from '../../../shared/form/use-form.ts';
import s from './fields.module.css';
import { PeopleFields } from './people-fields.tsx';
import { TitleField } from './title-field.tsx';
import type { TabletValues } from './values.ts';

export interface FieldsProps {
  readonly kind: TabletKindId;
  readonly form: Form<TabletValues>;
}

/** What a kind of tablet asks for, in the order of its table, and the script in which its own words are written. */
export function TabletFields({ kind, form }: FieldsProps) {
  const t = useTranslations('hall.field');
  return (
    <div className={s.fields}>
      {TABLETS[kind].fields.map((field) => (
        <OneField key={field.id} {...{ kind, form, field }} />
      ))}
      <div className={s.title}>
        <span className={s.legend} aria-hidden="true">
          {t('script')}
        </span>
        <ChipGroup
          label={t('script')}
          options={TABLET_SCRIPTS.map((script) => ({ value: script, label: t(`scripts.${script}`) }))}
          value={form.values.script}
          onChange={(script) => form.set({ script })}
        />
        <p className="yg-note">{t('scriptHint')}</p>
      </div>
    </div>
  );
}

function OneField({ kind, form, field }: FieldsProps & { field: TabletField }) {
  const t = useTranslations('hall.field');
  const label = t(field.label.replace('field.', '') as 'living');
  const text = { autoComplete: 'off', maxLength: 80, optional: field.required ? undefined : t('optional') };
  switch (field.id) {
    case 'people':
      return <PeopleFields {...{ kind, form, field }} />;
    case 'household':
      return <CheckSeal {...form.bindChecked('household')}>{label}</CheckSeal>;
    case 'surname':
      return <TextField label={label} hint={t('surnameHint')} {...text} {...form.bind('surname')} />;
    case 'address':
      return <TextField label={label} {...text} maxLength={120} {...form.bind('address')} />;
    case 'parents':
      return (
        <fieldset className={s.person}>
          <legend className={s.legend}>{label}</legend>
          <TextField label={t('father')} {...text} {...form.bind('father')} />
          <TextField label={t('mother')} {...text} hint={t('parentsHint')} {...form.bind('mother')} />
        </fieldset>
      );
    case 'sponsor':
      return (
        <>
          <TextField label={label} {...text} {...form.bind('sponsor.name')} />
          <TitleField
            label={t('sponsorTitle')}
            titles={SPONSOR_TITLES[form.values.script]}
            field={form.bind('sponsor.title')}
            onChoose={(title) => form.set({ 'sponsor.title': title })}
          />
        </>
      );
  }
}
