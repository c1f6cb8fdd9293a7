import type { Language } from '@yuanguang/contract/languages';
import type { DedicationTarget } from '@yuanguang/contract/objects/sponsor';
import * as z from 'zod/mini';
import dedicationWording from '../packs/wording/dedication.json' with { type: 'json' };
import { everyLanguage, LocalizedText, packOf, publish } from './pack.ts';

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
  id: z.enum(['family', 'company', 'nameless', 'disciple']),
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

export const DEDICATION_WORDING = publish(z.parse(DedicationWordingPack, dedicationWording)).content;

/**
 * The printed line of a dedication, such as 回向陈静慧、王德安，业障消除，福慧增长.
 * Returns null when this target needs names and none are given.
 */
export function dedicationLine(target: DedicationTarget, names: readonly string[], language: Language) {
  const { line, lineWithNames } = DEDICATION_WORDING.targets[target];
  const joined = names.join(DEDICATION_WORDING.nameSeparator[language]);
  // A function as the replacement: a name such as "$&" is printed as written.
  if (joined && lineWithNames) return lineWithNames[language].replace('{names}', () => joined);
  return line?.[language] ?? null;
}

/** The name a preset gives once the sponsor has filled in `name` (ignored by presets that need none). */
export function presetName(preset: NamePreset, name: string, language: Language): string {
  return preset.text[language].replace('{name}', () => name.trim());
}
