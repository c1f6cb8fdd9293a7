import { lunarInHan } from './lunar-calendar.ts';
import { type CleanPerson, type CleanTablet, middleOf } from './tablet.ts';
import type { KeptDate } from './tablet-date.ts';
import { BORN, DIED, HOUSEHOLD, TABLETS } from './tablet-kinds.ts';
import { type Box, type Fitted, fit, heightOf, placed, type UprightRun } from './upright.ts';

/*
 * Where every sign of a tablet stands. The preview of the page, the picture that is kept and the leaf that is printed are
 * all drawn from this, so they are the same.
 */

/** The tablet's leaf, in its own unit: 320 wide, 848 high. */
export const TABLET_BOX: Box = { x: 0, y: 0, width: 320, height: 848 };

/** The papers: their ground, the two rules around the words, and the ink. */
export const TABLET_PAPERS = {
  red: { ground: '#b3342a', rule: '#e9c98a', ink: '#fbe8bd' },
  yellow: { ground: '#f2d98d', rule: '#8d5a24', ink: '#2b1a10' },
} as const;
/** The rules around the words: how far from the edge, and how thick. */
export const TABLET_RULES = [
  { inset: 10, thick: 2.4 },
  { inset: 16, thick: 0.8 },
] as const;

/** What a run of signs is. */
export type TabletPart = 'top' | 'person' | 'household' | 'middle' | 'bottom' | 'sponsor' | 'dates';

export interface TabletRun extends UprightRun {
  readonly part: TabletPart;
}

/** The names: wider where nothing stands beside them. */
const MIDDLE: Box = { x: 84, y: 250, width: 152, height: 348 };
const WIDE_MIDDLE: Box = { ...MIDDLE, x: 40, width: 240 };
const TOP: Box = { x: 84, y: 52, width: 152, height: 176 };
const BOTTOM: Box = { x: 84, y: 620, width: 152, height: 176 };
const LEFT: Box = { x: 30, y: 244, width: 48, height: 552 };
const RIGHT: Box = { x: 242, y: 52, width: 48, height: 552 };

const FIXED = { size: 40, least: 40, columns: 1 };
const NAMES = { size: 58, least: 26, columns: 3 };
/** Names that stand farther apart do not belong together any more. */
const NAME_WIDEST = 84;
/** A name of words stays in one column for longer: parted it would read as two. */
const WORDS = { ...NAMES, least: 16 };
const HAS_WORDS = /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}/u;
const SIDE = { size: 24, least: 18, columns: 2 };

/** Every run of signs of a tablet, in the order in which it is read: none lies on another, all lie inside the leaf. */
export function layOut(tablet: CleanTablet): TabletRun[] {
  const { script } = tablet;
  const { top, bottom } = TABLETS[tablet.kind];
  return [
    ...part('top', placed(fit([top[script]], TOP, FIXED), TOP, { align: 'start' })),
    ...middle(tablet),
    ...part('bottom', placed(fit([bottom[script]], BOTTOM, FIXED), BOTTOM, { align: 'end' })),
    ...part('sponsor', placed(fit(signature(tablet), LEFT, SIDE), LEFT, { align: 'end' })),
    ...part('dates', placed(fit(dates(tablet), RIGHT, SIDE), RIGHT, { align: 'start' })),
  ];
}

const part = (name: TabletPart, runs: readonly UprightRun[]): TabletRun[] =>
  runs.map((run) => ({ part: name, ...run }));

/** The people side by side, the eldest right, their household behind them; or the words that stand for them. */
function middle(tablet: CleanTablet): TabletRun[] {
  const { people, household, script } = tablet;
  const isAlone = signature(tablet).length + dates(tablet).length === 0;
  const box = isAlone ? WIDE_MIDDLE : MIDDLE;
  const texts: { readonly part: TabletPart; readonly text: string }[] = people.map((person) => ({
    part: 'person',
    text: nameOf(person),
  }));
  if (texts.length === 0) texts.push({ part: 'middle', text: middleOf(tablet) });
  if (household) texts.push({ part: 'household', text: HOUSEHOLD[script] });
  const width = Math.min(box.width / texts.length, NAME_WIDEST);
  const fitted = texts.map(({ text }) =>
    fit([text], { ...box, width }, HAS_WORDS.test(text) ? WORDS : NAMES),
  );
  // Nobody on one tablet is written larger than another.
  const size = Math.min(...fitted.map((one) => one.size));
  const even: Fitted[] = fitted.map(({ columns }) => ({ columns, size }));
  const height = Math.max(...even.map((one) => heightOf(one, size)));
  return texts.flatMap(({ part: name }, index) => {
    const x = box.x + (box.width + texts.length * width) / 2 - (index + 1) * width;
    const one = even[index];
    return one ? part(name, placed(one, { ...box, x, width }, { align: 'centre', height })) : [];
  });
}

const nameOf = ({ title, name }: Pick<CleanPerson, 'title' | 'name'>): string =>
  // Signs of Han follow one another, a word of another script stands apart.
  /^\p{Script=Han}/u.test(name) ? `${title}${name}` : `${title} ${name}`.trim();

const PARENTS = { father: '父', mother: '母' } as const;

/** Who has it written: 阳上 孝女陈静慧 敬荐. Nothing where nobody is named. */
function signature({ kind, script, sponsor, father, mother }: CleanTablet): string[] {
  const { before, after } = TABLETS[kind].signed;
  const who = [
    nameOf(sponsor),
    father && nameOf({ title: PARENTS.father, name: father }),
    mother && nameOf({ title: PARENTS.mother, name: mother }),
  ].filter((text) => text !== '');
  return who.length === 0 ? [] : [before[script], ...who, after[script]];
}

/** Of each person birth and death, by the Chinese calendar. */
function dates({ people, script }: CleanTablet): string[] {
  const leap = script === 'hans' ? '闰' : '閏';
  const said = (word: string, date: KeptDate | null): string[] =>
    date === null ? [] : [`${word}${lunarInHan(date.lunar, leap)}`];
  return people.flatMap(({ born, died }) => [...said(BORN[script], born), ...said(DIED[script], died)]);
}
