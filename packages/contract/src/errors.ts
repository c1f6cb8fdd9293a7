import { FEATURES, type Feature } from './features.ts';
import { LANGUAGES, type Localized } from './languages.ts';
import type { LocalizedErrors } from './localized-errors.ts';

type CodesOf<F> = F extends { readonly errors: LocalizedErrors<infer Code> } ? Code : never;

/** The closed set of refusals. Anything else is logged and answered with `SYSTEM_ERROR`. */
export type ErrorCode = CodesOf<(typeof FEATURES)[keyof typeof FEATURES]>;

/** Every expected refusal of the product: a stable code and what the visitor reads, in five languages. */
export const ERROR_MESSAGES = Object.fromEntries(
  Object.values<Feature>(FEATURES).flatMap(({ errors }) => (errors ? byCode(errors) : [])),
) as Readonly<Record<ErrorCode, Localized>>;

export const ERROR_CODES = Object.keys(ERROR_MESSAGES) as ErrorCode[];

function byCode(errors: LocalizedErrors): [code: string, texts: Localized][] {
  const textsOf = (code: string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, errors[language][code]]));
  return Object.keys(errors.en).map((code) => [code, textsOf(code) as Localized]);
}

/** What leaves the server for anything unexpected: the wire code of SPEC 8 and its text. */
export const SYSTEM_ERROR = { errCode: 20000, errMsg: 'System error' } as const;
/** "Invalid client" of SPEC 8: a call without the client information every app sends. */
export const INVALID_CLIENT = { errCode: 20101, errMsg: 'Invalid client' } as const;
