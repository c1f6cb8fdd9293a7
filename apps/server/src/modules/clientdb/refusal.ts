import {
  ANONYMOUS_REFUSED,
  CLIENTDB_ERRORS,
  type ClientDbCode,
  VALIDATION_TEXTS,
  type ValidationReason,
} from '@yuanguang/contract/errors-clientdb';
import type { Language } from '@yuanguang/contract/languages';

/** An expected end of a command: becomes `{code, message}` (PROTOCOL 2.2) in the caller's language. */
export class DbRefusal extends Error {
  readonly code: ClientDbCode;
  readonly text: (language: Language) => string;

  constructor(code: ClientDbCode, text?: (language: Language) => string) {
    super(code);
    this.code = code;
    this.text = text ?? ((language) => CLIENTDB_ERRORS[code][language]);
  }
}

const LONGEST_DETAIL = 200;

/** `detail` is plain English for the developer of a client; it must not tell of values that the caller may not see. */
export function syntaxError(detail: string): never {
  const short = detail.slice(0, LONGEST_DETAIL);
  throw new DbRefusal('SYNTAX_ERROR', (language) =>
    fill(CLIENTDB_ERRORS.SYNTAX_ERROR[language], { detail: short }),
  );
}

export function permissionError(names: readonly string[], anonymous: boolean): never {
  const text = anonymous ? ANONYMOUS_REFUSED : CLIENTDB_ERRORS.PERMISSION_ERROR;
  throw new DbRefusal('PERMISSION_ERROR', (language) => fill(text[language], { names: names.join(', ') }));
}

/** What a message may speak of: the field's title and its bounds. */
export type Blanks = Readonly<Record<string, string | number | undefined>>;

export function validationError(reason: ValidationReason, blanks: Blanks, own?: string): never {
  throw new DbRefusal('VALIDATION_ERROR', (language) =>
    fill(own ?? VALIDATION_TEXTS[reason][language], blanks),
  );
}

/** A message the declaration wrote itself, the same in every language. */
export function refuseWith(code: ClientDbCode, message: string): never {
  throw new DbRefusal(code, () => message);
}

/** Only who is logged in has a uid. */
export function anonymous(): never {
  throw new DbRefusal('TOKEN_INVALID_ANONYMOUS_USER');
}

function fill(text: string, blanks: Blanks): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(blanks[name] ?? whole));
}
