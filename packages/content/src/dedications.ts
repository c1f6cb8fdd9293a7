import lotus from '../packs/dedication/lotus.json' with { type: 'json' };
import obstacles from '../packs/dedication/obstacles.json' with { type: 'json' };
import pureland from '../packs/dedication/pureland.json' with { type: 'json' };
import samantabhadra from '../packs/dedication/samantabhadra.json' with { type: 'json' };
import universal from '../packs/dedication/universal.json' with { type: 'json' };
import vows from '../packs/dedication/vows.json' with { type: 'json' };
import type { DedicationPack, DedicationTextId, DedicationVerse } from './dedications.schema.ts';
import { publish } from './pack.ts';

export type { DedicationTextId, DedicationVerse };

const packs = { universal, lotus, samantabhadra, pureland, obstacles, vows } as Record<
  DedicationTextId,
  DedicationPack
>;

/** The six standard verses in the contract's order. */
export const DEDICATIONS: readonly DedicationVerse[] = (Object.keys(packs) as DedicationTextId[])
  .map((id) => ({ id, ...publish(packs[id]).content }))
  .sort((a, b) => a.order - b.order);

/** The verse of this id. Throws when the packs and the contract disagree. */
export function dedicationById(id: DedicationTextId): DedicationVerse {
  const verse = DEDICATIONS.find((one) => one.id === id);
  if (!verse) throw new Error(`No dedication verse ${id}`);
  return verse;
}

/** The 40 characters of the universal verse, for the picture that is inked as copies are pledged. */
export function progressCharacters(script: 'zh-Hans' | 'zh-Hant'): readonly string[] {
  return [...dedicationById('universal').lines[script].join('')];
}
