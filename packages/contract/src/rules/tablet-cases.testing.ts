import type { ErrorCode } from '../errors.ts';
import type { TabletPerson, TabletText } from './tablet.ts';
import type { TabletKindId } from './tablet-kinds.ts';

/* One table for whoever judges a tablet: the rules by themselves, the server through the wire, the page's form. */

export const person = (name: string, change: Partial<TabletPerson> = {}): TabletPerson => ({
  title: '',
  name,
  born: null,
  died: null,
  ...change,
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

/** One of each kind that breaks no rule. */
export const WHOLE_TABLETS: Readonly<Record<TabletKindId, TabletText>> = {
  longevity: { ...EMPTY, kind: 'longevity', people: [person('陈国安')], household: true },
  rebirth: {
    ...EMPTY,
    kind: 'rebirth',
    people: [person('林秀英', { title: '先妣' })],
    sponsor: { title: '孝女', name: '陈静慧' },
  },
  ancestors: { ...EMPTY, kind: 'ancestors', surname: '欧阳', sponsor: { title: '', name: '欧阳明' } },
  creditors: { ...EMPTY, kind: 'creditors', sponsor: { title: '', name: '陈静慧' } },
  infant: { ...EMPTY, kind: 'infant', father: '陈国安', mother: '林秀英' },
  land: {
    ...EMPTY,
    kind: 'land',
    address: '杭州市西湖区莲花巷8号',
    sponsor: { title: '弟子', name: '陈静慧' },
  },
};

export const tablet = (kind: TabletKindId, change: Partial<TabletText> = {}): TabletText => ({
  ...WHOLE_TABLETS[kind],
  ...change,
});

const solar = (year: number, month: number, day: number) =>
  ({ calendar: 'solar', year, month, day }) as const;
const lunar = (year: number, month: number, day: number, leap = false) =>
  ({ calendar: 'lunar', year, month, leap, day }) as const;
const signedBy = (name: string, title = ''): Partial<TabletText> => ({ sponsor: { title, name } });
const died = (date: TabletPerson['died']): Partial<TabletText> => ({
  people: [person('林秀英', { died: date })],
});
const named = (...names: string[]): Partial<TabletText> => ({ people: names.map((name) => person(name)) });

type Case = readonly [what: string, kind: TabletKindId, change: Partial<TabletText>];

/** What may look wrong, and is right. The day is 2026-11-23. */
export const GOOD_TABLETS: readonly Case[] = [
  ['four living people and their household', 'longevity', named('陈国安', '林秀英', '陈静慧', '陈明')],
  ['a name of four characters', 'longevity', named('欧阳静慧')],
  ['a name of 20 characters', 'longevity', named('陈'.repeat(20))],
  ['a Latin name', 'rebirth', named('María-José O’Neill')],
  ['a Thai name', 'rebirth', named('สมชาย ใจดี')],
  ['a name with a middle dot', 'rebirth', named('古丽·买买提')],
  ['a name of one character', 'rebirth', named('慧')],
  ['a name that is also a word of a group', 'creditors', signedBy('陈学会')],
  ['two departed', 'rebirth', named('陈国安', '林秀英')],
  ['an own title', 'rebirth', { people: [person('林秀英', { title: '先伯母' })] }],
  ['died today', 'rebirth', died(solar(2026, 11, 23))],
  ['died on a 29 February', 'rebirth', died(solar(2024, 2, 29))],
  ['died in a leap month', 'rebirth', died(lunar(2025, 6, 29, true))],
  ['died on the 30th of a month that has one', 'rebirth', died(lunar(2025, 6, 30))],
  ['an infant with a name', 'infant', named('妙音')],
  ['an infant of one parent who is named', 'infant', { mother: '' }],
  ['ancestors of a Latin surname', 'ancestors', { surname: 'Nguyen' }],
];

/** What breaks a rule: the code, and the path of the input. The day is 2026-11-23. */
export const BROKEN_TABLETS: readonly (readonly [...Case, code: ErrorCode, field: string])[] = [
  ['nobody', 'longevity', named(' '), 'tablet-name-empty', 'people.0.name'],
  ['nobody departed', 'rebirth', { people: [] }, 'tablet-name-empty', 'people.0.name'],
  ['a name of 21 characters', 'longevity', named('陈'.repeat(21)), 'tablet-name-too-long', 'people.0.name'],
  [
    'a name of 40 characters',
    'rebirth',
    named('林秀英', '慧'.repeat(40)),
    'tablet-name-too-long',
    'people.1.name',
  ],
  ['five living people', 'longevity', named('一', '二', '三', '四', '五'), 'tablet-too-many-names', 'people'],
  ['three departed', 'rebirth', named('甲', '乙', '丙'), 'tablet-too-many-names', 'people'],
  ['a number for a name', 'longevity', named('13800138000'), 'tablet-name-letters', 'people.0.name'],
  ['signs for a name', 'longevity', named('陈<b>'), 'tablet-name-letters', 'people.0.name'],
  ['a dot for a name', 'longevity', named('·'), 'tablet-name-letters', 'people.0.name'],
  ['a picture for a name', 'longevity', named('陈🙏'), 'text-not-allowed', 'people.0.name'],
  ['a text of two directions', 'longevity', named('陈\u202E静'), 'text-not-allowed', 'people.0.name'],
  ['a control character', 'longevity', named('陈\u0007静'), 'text-not-allowed', 'people.0.name'],
  ['a line break', 'longevity', named('陈\n静'), 'text-not-allowed', 'people.0.name'],
  [
    'a long title',
    'rebirth',
    { people: [person('林秀英', { title: '先'.repeat(7) })] },
    'tablet-title-too-long',
    'people.0.title',
  ],
  ['no sponsor of the departed', 'rebirth', signedBy(''), 'tablet-sponsor-empty', 'sponsor.name'],
  ['no descendant', 'ancestors', signedBy(' '), 'tablet-sponsor-empty', 'sponsor.name'],
  ['no surname', 'ancestors', { surname: '' }, 'tablet-surname-empty', 'surname'],
  ['a long surname', 'ancestors', { surname: '陈'.repeat(9) }, 'tablet-name-too-long', 'surname'],
  ['creditors of nobody', 'creditors', signedBy(''), 'tablet-sponsor-empty', 'sponsor.name'],
  ...[
    '陈静慧阖家',
    '陳靜慧闔家',
    '陈氏家族',
    '莲花有限公司',
    '某某团体',
    '慧明集团',
    '陈静慧、林秀英',
    'Chen Family',
    'Lotus Co. Ltd',
    'บริษัทบัว',
  ].map(
    (name) =>
      [`creditors of ${name}`, 'creditors', signedBy(name), 'tablet-creditors-one', 'sponsor.name'] as const,
  ),
  [
    'creditors of a household in the title',
    'creditors',
    signedBy('陈静慧', '阖家'),
    'tablet-creditors-one',
    'sponsor.name',
  ],
  ['an infant of nobody', 'infant', { father: '', mother: ' ' }, 'tablet-parent-empty', 'father'],
  ['two infants', 'infant', named('妙音', '妙慧'), 'tablet-too-many-names', 'people'],
  ['land without an address', 'land', { address: ' — ' }, 'tablet-address-empty', 'address'],
  ['land of a long address', 'land', { address: '巷'.repeat(41) }, 'tablet-address-too-long', 'address'],
  ['died tomorrow', 'rebirth', died(solar(2026, 11, 24)), 'tablet-date-future', 'people.0.died'],
  ['died next year', 'rebirth', died(solar(2027, 1, 1)), 'tablet-date-future', 'people.0.died'],
  [
    'died this year, later by the Chinese calendar',
    'rebirth',
    died(lunar(2026, 12, 8)),
    'tablet-date-future',
    'people.0.died',
  ],
  ['died before 1850', 'rebirth', died(solar(1849, 12, 31)), 'tablet-date-early', 'people.0.died'],
  ['died on a 31 June', 'rebirth', died(solar(2025, 6, 31)), 'tablet-date-unreal', 'people.0.died'],
  [
    'died on a 29 February of no leap year',
    'rebirth',
    died(solar(2025, 2, 29)),
    'tablet-date-unreal',
    'people.0.died',
  ],
  ['died in a thirteenth month', 'rebirth', died(lunar(2025, 13, 1)), 'tablet-date-unreal', 'people.0.died'],
  ['died on a day and a half', 'rebirth', died(solar(2025, 6, 1.5)), 'tablet-date-unreal', 'people.0.died'],
  [
    'died on the 30th of a month of 29 days',
    'rebirth',
    died(lunar(2025, 6, 30, true)),
    'tablet-lunar-short',
    'people.0.died',
  ],
  [
    'died in a leap month that there was not',
    'rebirth',
    died(lunar(2024, 6, 1, true)),
    'tablet-lunar-no-leap',
    'people.0.died',
  ],
  [
    'died before birth',
    'rebirth',
    { people: [person('林秀英', { born: solar(1950, 1, 2), died: solar(1950, 1, 1) })] },
    'tablet-dates-order',
    'people.0.died',
  ],
  [
    'born tomorrow',
    'longevity',
    { people: [person('陈国安', { born: solar(2026, 11, 24) })] },
    'tablet-date-future',
    'people.0.born',
  ],
];
