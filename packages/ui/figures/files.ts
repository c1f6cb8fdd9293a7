/* Every file that the generator makes: its place under src/art and its text. */
import { FIGURES } from './figures.ts';
import { OFFERINGS, sheetOf } from './offerings.ts';
import { ORNAMENTS } from './ornaments.ts';
import type { Sheet } from './sheet.ts';

export interface DrawnFile {
  readonly id: string;
  readonly folder: 'figures' | 'offerings' | 'ornaments';
  /** Names of its groups, in painting order. */
  readonly groups: readonly string[];
  readonly svg: string;
}
/** All of them, drawn anew, one after the other. */
export function drawnFiles(): DrawnFile[] {
  const file = (folder: DrawnFile['folder'], id: string, sheet: Sheet): DrawnFile => ({
    id,
    folder,
    groups: sheet.names,
    svg: sheet.toString(),
  });
  return [
    ...Object.entries(FIGURES).map(([id, draw]) => file('figures', id, draw())),
    ...Object.entries(OFFERINGS).map(([id, thing]) => file('offerings', id, sheetOf(id, thing))),
    ...Object.entries(ORNAMENTS).map(([id, thing]) => file('ornaments', id, sheetOf(id, thing))),
  ];
}
