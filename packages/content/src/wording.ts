import type { Language } from '@yuanguang/contract/languages';
import type { DedicationTarget } from '@yuanguang/contract/objects/sponsor';
import dedicationWording from '../packs/wording/dedication.json' with { type: 'json' };
import { publish } from './pack.ts';
import type { DedicationWordingPack, NamePreset } from './wording.schema.ts';

export type { NamePreset };

export const DEDICATION_WORDING = publish(dedicationWording as DedicationWordingPack).content;

/** Names one after the other, as a line of this language has them. */
export const joinNames = (names: readonly string[], language: Language): string =>
  names.join(DEDICATION_WORDING.nameSeparator[language]);

/**
 * The printed line of a dedication, such as 回向陈静慧、王德安，身心安康，福慧增长.
 * Returns null when this target needs names and none are given.
 */
export function dedicationLine(target: DedicationTarget, names: readonly string[], language: Language) {
  const { line, lineWithNames } = DEDICATION_WORDING.targets[target];
  const joined = joinNames(names, language);
  // A function as the replacement: a name such as "$&" is printed as written.
  if (joined && lineWithNames) return lineWithNames[language].replace('{names}', () => joined);
  return line?.[language] ?? null;
}

/** The name a preset gives once the sponsor has filled in `name` (ignored by presets that need none). */
export function presetName(preset: NamePreset, name: string, language: Language): string {
  return preset.text[language].replace('{name}', () => name.trim());
}
