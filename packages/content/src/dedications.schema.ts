import type { DEDICATION_TEXTS } from '@yuanguang/contract/objects/sponsor';
import * as z from 'zod/mini';
import { everyLanguage, LocalizedText, packOf, Text } from './pack.schema.ts';

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
