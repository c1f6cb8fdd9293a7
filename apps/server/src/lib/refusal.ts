import type { ErrorCode } from '@yuanguang/contract/errors';

/** An expected refusal: becomes `{errCode, errMsg, field}` on the wire, translated for the caller. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Path of the input field it belongs to, such as `contact.value`, so that a form can show it in its place. */
  readonly field: string | undefined;

  constructor(code: ErrorCode, field?: string) {
    super(code);
    this.code = code;
    this.field = field;
  }
}

export function refuse(code: ErrorCode, field?: string): never {
  throw new Refusal(code, field);
}
