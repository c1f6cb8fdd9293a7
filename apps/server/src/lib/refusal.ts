import type { ErrorCode } from '@yuanguang/contract/errors';

/**
 * An expected refusal: becomes `{errCode, errMsg, field, retryAfter}` on the wire, translated for the caller. A text with
 * `{wait}` says how long `retryAfter`, in seconds, is.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Path of the input field it belongs to, such as `contact.value`, so that a form can show it in its place. */
  readonly field: string | undefined;

  /** Seconds after which the same call may do. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, field?: string, retryAfter?: number) {
    super(code);
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

export function refuse(code: ErrorCode, field?: string): never {
  throw new Refusal(code, field);
}

/** Refuses what may be done at `next`. */
export function refuseUntil(code: ErrorCode, next: Date, now: Date): never {
  throw new Refusal(code, undefined, Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000)));
}
