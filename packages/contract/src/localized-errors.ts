import type { Language } from './languages.ts';

/** The refusals of one feature: code by code, the text a visitor reads, in each language. */
export type LocalizedErrors<Code extends string = string> = Readonly<
  Record<Language, Readonly<Record<Code, string>>>
>;

/** A code that one language lacks is a type error. */
export function localizedErrors<Code extends string>(texts: LocalizedErrors<Code>): LocalizedErrors<Code> {
  return texts;
}
