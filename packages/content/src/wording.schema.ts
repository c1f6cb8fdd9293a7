import type { DedicationTarget } from '@yuanguang/contract/objects/sponsor';
import * as z from 'zod/mini';
import { everyLanguage, LocalizedText, packOf } from './pack.schema.ts';

const Target = z.strictObject({
  label: LocalizedText,
  hint: LocalizedText,
  /** The dedication without names; null where a name is required. */
  line: z.nullable(LocalizedText),
  /** The dedication with `{names}`; null where names have no place. */
  lineWithNames: z.nullable(LocalizedText),
});

/** Names a sponsor can choose by one tap; `{name}` in the text is what the sponsor fills in. */
const NamePreset = z.strictObject({
  id: z.enum(['family', 'nameless', 'disciple']),
  label: LocalizedText,
  text: LocalizedText,
  hint: z.nullable(LocalizedText),
});
export type NamePreset = z.infer<typeof NamePreset>;

/** Words of the dedication form: whom the merit goes to, and ready names. */
export const DedicationWordingPack = packOf(
  'wording',
  z.strictObject({
    nameSeparator: everyLanguage(z.string().check(z.minLength(1))),
    targets: z.strictObject({
      beings: Target,
      living: Target,
      departed: Target,
      creditors: Target,
    } satisfies Record<DedicationTarget, typeof Target>),
    namePresets: z.array(NamePreset),
  }),
);
export type DedicationWordingPack = z.infer<typeof DedicationWordingPack>;
