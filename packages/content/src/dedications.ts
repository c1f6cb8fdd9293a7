import { DEDICATION_TEXTS } from '@yuanguang/contract/objects/sponsor';
import * as z from 'zod/mini';
import lotus from '../packs/dedication/lotus.json' with { type: 'json' };
import obstacles from '../packs/dedication/obstacles.json' with { type: 'json' };
import pureland from '../packs/dedication/pureland.json' with { type: 'json' };
import samantabhadra from '../packs/dedication/samantabhadra.json' with { type: 'json' };
import universal from '../packs/dedication/universal.json' with { type: 'json' };
import vows from '../packs/dedication/vows.json' with { type: 'json' };
import { everyLanguage, LocalizedText, packOf, publish, Text } from './pack.ts';

/** A standard dedication verse (回向文): its name and its lines, the same number in every language. */
export const DedicationPack = packOf(
  'dedication',
  z.strictObject({
    order: z.int().check(z.positive()),
    name: LocalizedText,
    lines: everyLanguage(z.array(Text).check(z.minLength(4))),
  }),
);
export type DedicationPack = z.infer<typeof DedicationPack>;
export type DedicationTextId = (typeof DEDICATION_TEXTS)[number];
export type DedicationVerse = DedicationPack['content'] & { readonly id: DedicationTextId };

const packs = { universal, lotus, samantabhadra, pureland, obstacles, vows } satisfies Record<
  DedicationTextId,
  unknown
>;

/** The six standard verses in the contract's order. */
export const DEDICATIONS: readonly DedicationVerse[] = DEDICATION_TEXTS.map((id) => ({
  id,
  ...publish(z.parse(DedicationPack, packs[id])).content,
}));

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
