/** Where each lamp of a hall stands: rows across the way, the first row nearest to the Buddha. */

/** Lamps of one row, half of them on each side of the way. */
export const LAMPS_A_ROW = 8;
/** From the middle of the way to the lamps beside it, and from one to the next, in widths of the stage. */
const WAY = 0.3;
const GAP = 0.226;

export interface LampPlace {
  /** From 0, the row before the Buddha. */
  readonly row: number;
  /** From 0, the lamp beside the way. */
  readonly column: number;
  /** Seen by who walks toward the Buddha. */
  readonly side: 'left' | 'right';
}

/** A row fills from the way outwards, left and right in turn. `place` is counted from 0. */
export function lampPlace(place: number): LampPlace {
  const within = place % LAMPS_A_ROW;
  return {
    row: Math.floor(place / LAMPS_A_ROW),
    column: Math.floor(within / 2),
    side: within % 2 === 0 ? 'left' : 'right',
  };
}

/** How far a lamp stands beside the middle of the way, left below 0; every other row is set off by half a gap. */
export function across({ row, column, side }: LampPlace): number {
  const from = WAY + (column + (row % 2 === 0 ? 0 : 0.5)) * GAP;
  return side === 'left' ? -from : from;
}

/** Pairs of a first place and how many lamps stand from it on without a gap. */
export type Ranges = readonly (readonly [first: number, count: number])[];

/** Of each row, from the first, the places that have a lamp. */
export function lampsByRow(ranges: Ranges): readonly (readonly number[])[] {
  const rows: number[][] = [];
  for (const [first, count] of ranges) {
    for (let place = first; place < first + count; place += 1) {
      const row = Math.floor(place / LAMPS_A_ROW);
      while (rows.length <= row) rows.push([]);
      rows[row]?.push(place);
    }
  }
  return rows;
}
