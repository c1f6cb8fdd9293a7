/** How a shrine is arranged, for server and pages alike: no schema library. */
import { type BuddhaId, isBuddhaId } from '../buddhas.ts';
import { JOURNAL_DATA_MAX, readObject } from './journal.ts';
import { isSeen, plainLine } from './plain-text.ts';
import { isLongerThan } from './printable.ts';

/** How many stand in one shrine. */
export const SHRINE_BUDDHAS_MAX = 9;
/** Visible characters of any name in and of a shrine. */
export const SHRINE_NAME_MAX = 20;
/** UTF-16 code units of such a name. */
const NAME_UNITS = 200;
/** What lies on the altar. */
export const SHRINE_CLOTHS = ['indigo', 'cinnabar', 'saffron', 'plain'] as const;
/** Lamps that belong to the altar, beside those that are offered. */
export const SHRINE_LAMPS = [2, 0, 4, 6] as const;
/** In what flowers stand. */
export const SHRINE_VASES = ['slender', 'round', 'bowl'] as const;

export const SHRINE_FIELDS = ['name', 'buddhas'] as const;
export type ShrineField = (typeof SHRINE_FIELDS)[number];
export type ShrineCode =
  | 'worship-name-required'
  | 'worship-name-too-long'
  | 'worship-buddha-required'
  | 'worship-too-many-buddhas';

export interface PlacedBuddha {
  readonly id: BuddhaId;
  /** As its owner calls it, one line; '' for its own name. */
  readonly name: string;
}

/** How a shrine looks, by its owner's hand. */
export interface Arrangement {
  /** From the viewer's left to the right, each once, at least one. */
  readonly buddhas: readonly PlacedBuddha[];
  /** One of them. */
  readonly middle: BuddhaId;
  readonly cloth: (typeof SHRINE_CLOTHS)[number];
  readonly lamps: (typeof SHRINE_LAMPS)[number];
  readonly vase: (typeof SHRINE_VASES)[number];
}

/** One's own shrine. */
export interface OwnShrine extends Arrangement {
  /** One line; '' for none. */
  readonly name: string;
}

/** As it is before its owner has said anything. */
export const PLAIN_ARRANGEMENT: Arrangement = {
  buddhas: [{ id: 'shakyamuni', name: '' }],
  middle: 'shakyamuni',
  cloth: SHRINE_CLOTHS[0],
  lamps: SHRINE_LAMPS[0],
  vase: SHRINE_VASES[0],
};
export const PLAIN_SHRINE: OwnShrine = { name: '', ...PLAIN_ARRANGEMENT };

type Refused = { readonly refused: ShrineCode; readonly field: ShrineField };
type Read<Value> = { readonly value: Value } | Refused;

const isTooLong = (name: string): boolean => name.length > NAME_UNITS || isLongerThan(name, SHRINE_NAME_MAX);

/** A name as it is kept: of a family shrine, of somebody in it. One must be seen. */
export function cleanName(written: string): { readonly name: string } | { readonly refused: ShrineCode } {
  const name = plainLine(written);
  if (!isSeen(name)) return { refused: 'worship-name-required' };
  return isTooLong(name) ? { refused: 'worship-name-too-long' } : { name };
}

/** An arrangement as it is kept, or what is not right about it; undefined for what no page of ours can have written. */
export function cleanArrangement(written: Readonly<Record<string, unknown>>): Read<Arrangement> | undefined {
  const { buddhas, middle, cloth, lamps, vase } = written;
  if (!Array.isArray(buddhas) || !isBuddhaId(middle)) return undefined;
  if (buddhas.length === 0) return { refused: 'worship-buddha-required', field: 'buddhas' };
  if (buddhas.length > SHRINE_BUDDHAS_MAX) return { refused: 'worship-too-many-buddhas', field: 'buddhas' };
  const placed: PlacedBuddha[] = [];
  for (const one of buddhas as readonly unknown[]) {
    const { id, name } = typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {};
    if (!isBuddhaId(id) || typeof name !== 'string') return undefined;
    const line = plainLine(name);
    if (isTooLong(line)) return { refused: 'worship-name-too-long', field: 'buddhas' };
    placed.push({ id, name: isSeen(line) ? line : '' });
  }
  const ids = new Set(placed.map(({ id }) => id));
  if (ids.size < placed.length || !ids.has(middle)) return undefined;
  // A newer version of the app may know more of these: then the altar is dressed as at first.
  return {
    value: {
      buddhas: placed,
      middle,
      cloth: SHRINE_CLOTHS.find((known) => known === cloth) ?? PLAIN_SHRINE.cloth,
      lamps: SHRINE_LAMPS.find((known) => known === lamps) ?? PLAIN_SHRINE.lamps,
      vase: SHRINE_VASES.find((known) => known === vase) ?? PLAIN_SHRINE.vase,
    },
  };
}

/** One's own shrine as it is kept, or what is not right about it: the first in the order of the fields. */
export function cleanShrine(written: Readonly<Record<string, unknown>>): Read<OwnShrine> | undefined {
  if (typeof written.name !== 'string') return undefined;
  const name = plainLine(written.name);
  if (isTooLong(name)) return { refused: 'worship-name-too-long', field: 'name' };
  const read = cleanArrangement(written);
  if (!read || 'refused' in read) return read;
  const value = { name: isSeen(name) ? name : '', ...read.value };
  return shrineData(value).length <= JOURNAL_DATA_MAX ? { value } : undefined;
}

/** Its parts by name, and nothing else. */
const partsOf = ({ buddhas, middle, cloth, lamps, vase }: Arrangement): Arrangement => ({
  buddhas: buddhas.map(({ id, name }) => ({ id, name })),
  middle,
  cloth,
  lamps,
  vase,
});

export const arrangementData = (arrangement: Arrangement): string => JSON.stringify(partsOf(arrangement));

/** Reads `arrangementData`; as at first for what is none. */
export function readArrangement(data: string): Arrangement {
  const read = cleanArrangement(readObject(data));
  return read && 'value' in read ? read.value : PLAIN_ARRANGEMENT;
}

/** The data of a journal entry of kind `worship.shrine`. */
export const shrineData = (shrine: OwnShrine): string =>
  JSON.stringify({ name: shrine.name, ...partsOf(shrine) });

/** Reads `shrineData`, whoever wrote it; undefined when it is none at all. What it does not know is left out. */
export const readShrineData = (data: string): Read<OwnShrine> | undefined => cleanShrine(readObject(data));
