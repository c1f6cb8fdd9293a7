import type { PlaceOrderInput } from '@yuanguang/contract/objects/sponsor';

type Wording = Pick<PlaceOrderInput, 'name' | 'anonymous' | 'dedication'>;
type DedicationValue = Wording['dedication'];
export type VerseId = NonNullable<DedicationValue['textId']>;

/** Name and dedication of what is given, as a form holds them: what can still be corrected later. */
export interface WordingValues {
  name: string;
  anonymous: boolean;
  /** A standard verse, or the visitor's own words in `text`. */
  verse: VerseId | 'own';
  text: string;
  target: DedicationValue['target'];
  /** As typed, separated by commas. */
  names: string;
}

export const EMPTY_DEDICATION = {
  verse: 'universal',
  text: '',
  target: 'beings',
  names: '',
} satisfies Partial<WordingValues>;

export const EMPTY_WORDING: WordingValues = { name: '', anonymous: false, ...EMPTY_DEDICATION };

/** Names as typed in one line: any of the usual separators parts them. */
export function splitNames(names: string): string[] {
  return names
    .split(/[、，,;；\n]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** What is sent: exactly what the visitor sees filled in. */
export function wordingInput(values: WordingValues): Wording {
  const { name, anonymous } = values;
  return { name: name.trim(), anonymous, dedication: dedicationInput(values) };
}

/** The part of them that is a dedication. */
export type DedicationValues = Pick<WordingValues, 'verse' | 'text' | 'target' | 'names'>;

export function dedicationInput({ verse, text, target, names }: DedicationValues): Wording['dedication'] {
  const own = verse === 'own';
  return {
    textId: own ? null : verse,
    text: own ? text.trim() : '',
    target,
    names: target === 'beings' ? [] : splitNames(names),
  };
}

/** What was given back in the form, for corrections. */
export function wordingValues(given: Wording): WordingValues {
  return {
    name: given.name,
    anonymous: given.anonymous,
    verse: given.dedication.textId ?? 'own',
    text: given.dedication.text,
    target: given.dedication.target,
    names: given.dedication.names.join('、'),
  };
}
