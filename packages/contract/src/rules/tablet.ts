import type { ErrorCode } from '../errors.ts';
import { isLongerThan } from './printable.ts';
import { checkTabletDate, type KeptDate, type TabletDate, type TabletDay } from './tablet-date.ts';
import { TABLETS, type TabletKind, type TabletKindId, type TabletScript } from './tablet-kinds.ts';
import { isGroup } from './tablet-names.ts';
import { checkLine, type Refuse } from './wording.ts';

/*
 * The rules of tablets in the two halls (牌位; DOMAIN 4.4), for server and pages alike. No schema library, so that pages
 * may import them.
 */

/** Visible characters. */
export const TABLET_NAME_MAX = 20;
export const TABLET_TITLE_MAX = 6;
export const TABLET_SURNAME_MAX = 8;
export const TABLET_ADDRESS_MAX = 40;

/** Somebody who stands on a tablet. */
export interface TabletPerson {
  readonly title: string;
  readonly name: string;
  readonly born: TabletDate | null;
  readonly died: TabletDate | null;
}

/** What somebody typed for a tablet; what its kind does not ask for is left unheard. */
export interface TabletText {
  readonly kind: TabletKindId;
  readonly script: TabletScript;
  readonly people: readonly TabletPerson[];
  readonly household: boolean;
  readonly surname: string;
  readonly address: string;
  readonly sponsor: { readonly title: string; readonly name: string };
  readonly father: string;
  readonly mother: string;
}

export interface CleanPerson extends TabletPerson {
  readonly born: KeptDate | null;
  readonly died: KeptDate | null;
}

/** A tablet that keeps every rule, in the form in which it is kept and written. */
export interface CleanTablet extends TabletText {
  readonly people: readonly CleanPerson[];
}

/** Letters of all scripts, and what stands between the parts of a name. */
const NAME = /^[\p{L}\p{M}〇 ·•‧・.'’‐-]*$/u;
const HAS_LETTER = /[\p{L}〇]/u;

/** The tablet as it is kept; each broken rule is told to `refuse`, in the order of the form. */
export function checkTablet(text: TabletText, day: TabletDay, refuse: Refuse): CleanTablet {
  const kind = TABLETS[text.kind];
  const asks = new Map(kind.fields.map(({ id, required }) => [id, required]));
  const household = asks.has('household') && text.household;
  const people = asks.has('people') ? checkPeople(text, kind, day, refuse) : [];
  return {
    kind: text.kind,
    script: text.script,
    people,
    household,
    surname: asks.has('surname') ? checkSurname(text.surname, refuse) : '',
    address: asks.has('address') ? checkAddress(text.address, refuse) : '',
    sponsor: asks.has('sponsor')
      ? checkSponsor(text, asks.get('sponsor') === true, refuse)
      : { title: '', name: '' },
    ...(asks.has('parents') ? checkParents(text, refuse) : { father: '', mother: '' }),
  };
}

function checkPeople(
  { people }: TabletText,
  kind: TabletKind,
  day: TabletDay,
  refuse: Refuse,
): CleanPerson[] {
  const at = 'people';
  const given = people.map((person, index) => ({ person, at: `${at}.${index}` }));
  const named = given.filter(({ person }) => person.name.trim() !== '');
  const { least, most } = kind.people;
  if (named.length < least) refuse('tablet-name-empty', `${at}.0.name`);
  if (named.length > most) refuse('tablet-too-many-names', at);
  return named.map(({ person, at }) => {
    const born = kind.asked.born ? checkTabletDate(person.born, `${at}.born`, day, refuse) : null;
    const died = kind.asked.died ? checkTabletDate(person.died, `${at}.died`, day, refuse) : null;
    if (born && died && born.solar > died.solar) refuse('tablet-dates-order', `${at}.died`);
    return {
      title: kind.asked.title ? checkTitle(person.title, `${at}.title`, refuse) : '',
      name: checkTabletName(person.name, `${at}.name`, refuse),
      born,
      died,
    };
  });
}

/** A name as it is written; '' is told as `whenEmpty`. */
export function checkTabletName(
  text: string,
  field: string,
  refuse: Refuse,
  { whenEmpty = 'tablet-name-empty', most = TABLET_NAME_MAX }: { whenEmpty?: ErrorCode; most?: number } = {},
): string {
  const name = checkLine(text, field, refuse);
  if (name === '') refuse(whenEmpty, field);
  else if (isLongerThan(name, most)) refuse('tablet-name-too-long', field);
  else if (!NAME.test(name) || !HAS_LETTER.test(name)) refuse('tablet-name-letters', field);
  return name;
}

function checkTitle(text: string, field: string, refuse: Refuse): string {
  const title = checkLine(text, field, refuse);
  if (isLongerThan(title, TABLET_TITLE_MAX)) refuse('tablet-title-too-long', field);
  else if (!NAME.test(title)) refuse('tablet-name-letters', field);
  return title;
}

/** Written 陈 or 欧阳; the 氏 that the tablet adds itself is taken off. */
function checkSurname(text: string, refuse: Refuse): string {
  const surname = checkTabletName(text, 'surname', refuse, {
    whenEmpty: 'tablet-surname-empty',
    most: TABLET_SURNAME_MAX,
  });
  return surname.length > 1 ? surname.replace(/氏$/, '') : surname;
}

function checkAddress(text: string, refuse: Refuse): string {
  const address = checkLine(text, 'address', refuse);
  if (!/[\p{L}\p{N}]/u.test(address)) refuse('tablet-address-empty', 'address');
  else if (isLongerThan(address, TABLET_ADDRESS_MAX)) refuse('tablet-address-too-long', 'address');
  return address;
}

function checkSponsor(
  { kind, sponsor }: TabletText,
  required: boolean,
  refuse: Refuse,
): CleanTablet['sponsor'] {
  const at = 'sponsor.name';
  const empty = sponsor.name.trim() === '';
  if (empty && !required) return { title: '', name: '' };
  // Its debts are a person's own: nobody can have them written for others, still less for a company.
  if (kind === 'creditors' && isGroup(`${sponsor.title} ${sponsor.name}`)) refuse('tablet-creditors-one', at);
  return {
    title: checkTitle(sponsor.title, 'sponsor.title', refuse),
    name: checkTabletName(sponsor.name, at, refuse, { whenEmpty: 'tablet-sponsor-empty' }),
  };
}

/** One parent at least; the other may not be known, or not be named. */
function checkParents(
  { father, mother }: TabletText,
  refuse: Refuse,
): Pick<CleanTablet, 'father' | 'mother'> {
  if (father.trim() === '' && mother.trim() === '') refuse('tablet-parent-empty', 'father');
  const one = (name: string, field: string): string =>
    name.trim() === '' ? '' : checkTabletName(name, field, refuse);
  return { father: one(father, 'father'), mother: one(mother, 'mother') };
}

/** What stands in the middle where no people do, and above all of an infant without a name. */
export function middleOf({ kind, script, surname, address }: CleanTablet): string {
  return (TABLETS[kind].middle?.[script] ?? '').replace('○', surname || address);
}

/** Everything that somebody typed and that will be written, to be compared with the signs of a font. */
export function writtenParts({ people, surname, address, sponsor, father, mother }: CleanTablet): readonly {
  readonly field: string;
  readonly text: string;
}[] {
  return [
    ...people.flatMap(({ title, name }, index) => [
      { field: `people.${index}.title`, text: title },
      { field: `people.${index}.name`, text: name },
    ]),
    { field: 'surname', text: surname },
    { field: 'address', text: address },
    { field: 'sponsor.title', text: sponsor.title },
    { field: 'sponsor.name', text: sponsor.name },
    { field: 'father', text: father },
    { field: 'mother', text: mother },
  ].filter(({ text }) => text !== '');
}
