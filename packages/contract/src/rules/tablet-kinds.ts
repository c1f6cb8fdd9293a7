/*
 * The six kinds of tablets in the two halls (牌位; DOMAIN 4.4), as one table: for server and pages alike, without a schema
 * library.
 */

/** 延生堂, of the living, and 往生堂, of the departed. */
export const HALLS = ['blessing', 'memorial'] as const;
export type HallId = (typeof HALLS)[number];

/** In which script the tablet's own words are written; names stay as they were typed. */
export const TABLET_SCRIPTS = ['hans', 'hant'] as const;
export type TabletScript = (typeof TABLET_SCRIPTS)[number];
type Words = Readonly<Record<TabletScript, string>>;

/** What can be asked of who has a tablet written. */
export type TabletFieldId = 'people' | 'household' | 'surname' | 'address' | 'sponsor' | 'parents';
export interface TabletField {
  readonly id: TabletFieldId;
  readonly required: boolean;
  /** Its label among the messages of the feature `hall`. */
  readonly label: string;
}

export interface TabletKind {
  readonly hall: HallId;
  readonly paper: 'red' | 'yellow';
  /** What is written above the names. */
  readonly top: Words;
  /** What is written below them. */
  readonly bottom: Words;
  readonly fields: readonly TabletField[];
  /** How many people stand on it. */
  readonly people: { readonly least: number; readonly most: number };
  /** What is asked of each of them besides the name. */
  readonly asked: { readonly title: boolean; readonly born: boolean; readonly died: boolean };
  /** What stands in the middle: the people, or these words with what was typed in the place of ○. */
  readonly middle: Words | null;
  /** How the column of who has it written begins and ends. */
  readonly signed: { readonly before: Words; readonly after: Words };
  /** Not to be shown to anybody unless its owner says otherwise. */
  readonly private: boolean;
}

export const TABLET_KIND_IDS = ['longevity', 'rebirth', 'ancestors', 'creditors', 'infant', 'land'] as const;
export type TabletKindId = (typeof TABLET_KIND_IDS)[number];

const same = (text: string): Words => ({ hans: text, hant: text });
const BY_BUDDHAS_POWER: Words = { hans: '佛力超荐', hant: '佛力超薦' };
const LOTUS_SEAT: Words = { hans: '往生莲位', hant: '往生蓮位' };
const NOTHING: Words = same('');
const LIVING: Words = { hans: '阳上', hant: '陽上' };
const OFFERED = { before: LIVING, after: { hans: '敬荐', hant: '敬薦' } };
const field = (id: TabletFieldId, label: string = id, required = true): TabletField => ({
  id,
  required,
  label: `field.${label}`,
});
const NOBODY = { least: 0, most: 0 };
const NAME_ALONE = { title: false, born: false, died: false };

/** Everything that differs from one kind of tablet to the next. */
export const TABLETS: Readonly<Record<TabletKindId, TabletKind>> = {
  longevity: {
    hall: 'blessing',
    paper: 'red',
    top: { hans: '佛光注照', hant: '佛光註照' },
    bottom: { hans: '长生禄位', hant: '長生祿位' },
    fields: [
      field('people', 'living'),
      field('household', 'household', false),
      field('sponsor', 'sponsor', false),
    ],
    people: { least: 1, most: 4 },
    asked: { title: false, born: true, died: false },
    middle: null,
    signed: { before: NOTHING, after: same('敬立') },
    private: false,
  },
  rebirth: {
    hall: 'memorial',
    paper: 'yellow',
    top: BY_BUDDHAS_POWER,
    bottom: LOTUS_SEAT,
    fields: [field('people', 'departed'), field('sponsor')],
    people: { least: 1, most: 2 },
    asked: { title: true, born: true, died: true },
    middle: null,
    signed: OFFERED,
    private: false,
  },
  ancestors: {
    hall: 'memorial',
    paper: 'yellow',
    top: BY_BUDDHAS_POWER,
    bottom: LOTUS_SEAT,
    fields: [field('surname'), field('sponsor', 'descendant')],
    people: NOBODY,
    asked: NAME_ALONE,
    middle: { hans: '○氏历代祖先', hant: '○氏歷代祖先' },
    signed: {
      before: { hans: '阳上后裔', hant: '陽上後裔' },
      after: { hans: '叩荐', hant: '叩薦' },
    },
    private: false,
  },
  creditors: {
    hall: 'memorial',
    paper: 'yellow',
    top: BY_BUDDHAS_POWER,
    bottom: LOTUS_SEAT,
    fields: [field('sponsor', 'oneself')],
    people: NOBODY,
    asked: NAME_ALONE,
    middle: { hans: '累劫冤亲债主', hant: '累劫冤親債主' },
    signed: OFFERED,
    private: false,
  },
  infant: {
    hall: 'memorial',
    paper: 'yellow',
    top: BY_BUDDHAS_POWER,
    bottom: LOTUS_SEAT,
    fields: [field('people', 'infant', false), field('parents')],
    people: { least: 0, most: 1 },
    asked: { title: false, born: false, died: true },
    // Where no name was given.
    middle: { hans: '故儿妙音', hant: '故兒妙音' },
    signed: OFFERED,
    private: true,
  },
  land: {
    hall: 'memorial',
    paper: 'yellow',
    top: BY_BUDDHAS_POWER,
    bottom: LOTUS_SEAT,
    fields: [field('address'), field('sponsor')],
    people: NOBODY,
    asked: NAME_ALONE,
    middle: same('○之地基主'),
    signed: OFFERED,
    private: false,
  },
};

export const HOUSEHOLD: Words = { hans: '阖家', hant: '闔家' };
/** What the columns of dates begin with. */
export const BORN: Words = same('生于');
export const DIED: Words = { hans: '殁于', hant: '歿於' };

/** How the departed are called by who has the tablet written; any other word may be typed. */
export const DEPARTED_TITLES: Readonly<Record<TabletScript, readonly string[]>> = {
  hans: ['先考', '先妣', '显考', '显妣', '先祖考', '先祖妣', '先夫', '先室', '故'],
  hant: ['先考', '先妣', '顯考', '顯妣', '先祖考', '先祖妣', '先夫', '先室', '故'],
};
/** How who has it written stands to them. */
export const SPONSOR_TITLES: Readonly<Record<TabletScript, readonly string[]>> = {
  hans: ['孝男', '孝女', '孝孙', '孝孙女', '夫', '妻', '兄', '弟', '姊', '妹', '弟子'],
  hant: ['孝男', '孝女', '孝孫', '孝孫女', '夫', '妻', '兄', '弟', '姊', '妹', '弟子'],
};
