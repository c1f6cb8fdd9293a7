import type { ApplyInput } from '@yuanguang/contract/objects/hall';
import type { TabletPerson, TabletText } from '@yuanguang/contract/rules/tablet';
import type { TabletDate } from '@yuanguang/contract/rules/tablet-date';
import {
  TABLETS,
  type TabletFieldId,
  type TabletKindId,
  type TabletScript,
} from '@yuanguang/contract/rules/tablet-kinds';

/** As many people as any kind has. */
export const PLACES = [0, 1, 2, 3] as const;
export type Place = (typeof PLACES)[number];
export const DATES = ['born', 'died'] as const;
export type DateId = (typeof DATES)[number];

/** A day as far as it is chosen; '' for what is not yet. */
export interface DateDraft {
  readonly calendar: TabletDate['calendar'];
  readonly year: string;
  /** Its number; behind that of a leap month stands `leap`. */
  readonly month: string;
  readonly day: string;
}
export const NO_DATE: DateDraft = { calendar: 'lunar', year: '', month: '', day: '' };

type PersonTexts = Record<`people.${Place}.${'title' | 'name'}`, string>;
type PersonDates = Record<`people.${Place}.${DateId}`, DateDraft>;

/** What is written on a tablet, as a form holds it: each field by its path in the call's input. */
export interface TabletValues extends PersonTexts, PersonDates {
  readonly script: TabletScript;
  /** How many people have a place in the form. */
  readonly people: number;
  readonly household: boolean;
  readonly surname: string;
  readonly address: string;
  readonly 'sponsor.title': string;
  readonly 'sponsor.name': string;
  readonly father: string;
  readonly mother: string;
}

export const personValues = (
  place: Place,
  { title, name, born, died }: TabletPerson = { title: '', name: '', born: null, died: null },
): Partial<TabletValues> => ({
  [`people.${place}.title`]: title,
  [`people.${place}.name`]: name,
  [`people.${place}.born`]: dateValue(born),
  [`people.${place}.died`]: dateValue(died),
});

const EMPTY: Omit<TabletText, 'kind'> = {
  script: 'hans',
  people: [],
  household: false,
  surname: '',
  address: '',
  sponsor: { title: '', name: '' },
  father: '',
  mother: '',
};

/** The form of what is kept, in the order of its fields; an empty one without a text. */
export function tabletValues(text: Omit<TabletText, 'kind'> = EMPTY): TabletValues {
  const people = PLACES.map((place) => personValues(place, text.people[place]));
  return {
    script: text.script,
    people: Math.max(1, text.people.length),
    ...(Object.assign({}, ...people) as PersonTexts & PersonDates),
    household: text.household,
    surname: text.surname,
    address: text.address,
    father: text.father,
    mother: text.mother,
    'sponsor.title': text.sponsor.title,
    'sponsor.name': text.sponsor.name,
  };
}

/** A tablet as the calls take it. */
export type TabletInput = NonNullable<ApplyInput['tablet']>;

/** What is sent, and drawn: of what the form holds, what this kind asks for. */
export function tabletText(kind: TabletKindId, values: TabletValues): TabletInput {
  const { fields, people } = TABLETS[kind];
  const asked = (id: TabletFieldId): boolean => fields.some((field) => field.id === id);
  const typed = (id: TabletFieldId, text: string): string => (asked(id) ? text : '');
  return {
    kind,
    script: values.script,
    people: PLACES.slice(0, Math.min(values.people, people.most)).map((place) => ({
      title: values[`people.${place}.title`],
      name: values[`people.${place}.name`],
      born: tabletDate(values[`people.${place}.born`]),
      died: tabletDate(values[`people.${place}.died`]),
    })),
    household: asked('household') && values.household,
    surname: typed('surname', values.surname),
    address: typed('address', values.address),
    sponsor: {
      title: typed('sponsor', values['sponsor.title']),
      name: typed('sponsor', values['sponsor.name']),
    },
    father: typed('parents', values.father),
    mother: typed('parents', values.mother),
  };
}

const LEAP = 'leap';

/** A day that is chosen in part is none: its missing parts are no numbers, so the rules refuse it. */
export function tabletDate({ calendar, year, month, day }: DateDraft): TabletDate | null {
  if (year === '' && month === '' && day === '') return null;
  const number = (text: string): number => (text === '' ? Number.NaN : Number.parseInt(text, 10));
  const date = { year: number(year), month: number(month), day: number(day) };
  return calendar === 'solar' ? { calendar, ...date } : { calendar, ...date, leap: month.endsWith(LEAP) };
}

function dateValue(date: TabletDate | null): DateDraft {
  if (date === null) return NO_DATE;
  const { calendar, year, month, day } = date;
  const leap = date.calendar === 'lunar' && date.leap;
  return { calendar, year: String(year), month: monthValue(month, leap), day: String(day) };
}

export const monthValue = (month: number, leap: boolean): string => `${month}${leap ? LEAP : ''}`;
