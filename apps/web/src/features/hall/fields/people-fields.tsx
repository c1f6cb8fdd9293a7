import { DEPARTED_TITLES, TABLETS, type TabletField } from '@yuanguang/contract/rules/tablet-kinds';
import { Button, TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { DateField } from './date-field.tsx';
import s from './fields.module.css';
import type { FieldsProps } from './tablet-fields.tsx';
import { TitleField } from './title-field.tsx';
import { DATES, PLACES, type Place, personValues, type TabletValues } from './values.ts';

/** The people of a tablet: as many as its kind has room for, and of each what the kind asks. */
export function PeopleFields({ kind, form, field }: FieldsProps & { field: TabletField }) {
  const t = useTranslations('hall.field');
  const { people } = form.values;
  const { most } = TABLETS[kind].people;
  const shown = PLACES.slice(0, Math.min(people, most));
  return (
    <>
      {shown.map((place) => (
        <Person key={place} {...{ kind, form, field, place }} alone={shown.length === 1} />
      ))}
      {shown.length < most ? (
        <div>
          <Button
            onClick={() => {
              const place = PLACES[shown.length];
              if (place !== undefined) form.set({ people: shown.length + 1, ...personValues(place) });
            }}
          >
            {t('addPerson')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Everybody behind one who is taken away moves up. */
function without(values: TabletValues, place: Place): Partial<TabletValues> {
  const moved = PLACES.slice(place).map((at) => {
    const next = PLACES[at + 1];
    return next === undefined || next >= values.people
      ? personValues(at)
      : {
          [`people.${at}.title`]: values[`people.${next}.title`],
          [`people.${at}.name`]: values[`people.${next}.name`],
          [`people.${at}.born`]: values[`people.${next}.born`],
          [`people.${at}.died`]: values[`people.${next}.died`],
        };
  });
  return { ...Object.assign({}, ...moved), people: values.people - 1 };
}

interface PersonProps extends FieldsProps {
  readonly field: TabletField;
  readonly place: Place;
  readonly alone: boolean;
}

function Person({ kind, form, field, place, alone }: PersonProps) {
  const t = useTranslations('hall.field');
  const { asked } = TABLETS[kind];
  const path = `people.${place}` as const;
  return (
    <fieldset className={s.person}>
      <legend className={alone ? 'yg-sr' : s.legend}>{t('person', { number: place + 1 })}</legend>
      {asked.title ? (
        <TitleField
          label={t('title')}
          titles={DEPARTED_TITLES[form.values.script]}
          field={form.bind(`${path}.title`)}
          hint={place === 0 ? t('titleHint') : undefined}
          onChoose={(title) => form.set({ [`${path}.title`]: title })}
        />
      ) : null}
      <TextField
        label={t(field.label.replace('field.', '') as 'living')}
        optional={field.required ? undefined : t('optional')}
        autoComplete="off"
        maxLength={80}
        {...form.bind(`${path}.name`)}
      />
      {DATES.filter((id) => asked[id]).map((id) => (
        <DateField key={id} id={id} {...form.bindValue(`${path}.${id}`)} />
      ))}
      {alone ? null : (
        <div>
          <Button variant="link" onClick={() => form.set(without(form.values, place))}>
            {t('removePerson', { number: place + 1 })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
