import type { ErrorCode } from '@yuanguang/contract/errors';
import type { Language } from '@yuanguang/contract/languages';
import { Refusal } from '../lib/refusal.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { isUnstorable } from '../lib/unstorable.ts';

/**
 * The refusal in what a method threw: its own, or `invalid` for a text that the database cannot take; undefined for a
 * failure.
 */
export function refusalIn(error: unknown, invalid: ErrorCode): Refusal | undefined {
  if (error instanceof Refusal) return error;
  return isUnstorable(error) ? new Refusal(invalid) : undefined;
}

/** The reply of a refused call (protocol 1.5): what is wrong, in which field, and in how many seconds to try again. */
export function refusalReply(refusal: Refusal, language: Language, errSubject: string) {
  const { code, field, retryAfter } = refusal;
  return {
    errCode: code,
    errMsg: refusalText(refusal, language),
    errSubject,
    ...(field === undefined ? {} : { field }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}
