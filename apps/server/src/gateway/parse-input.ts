import { ERROR_MESSAGES, type ErrorCode } from '@yuanguang/contract/errors';
import { refuse } from '../lib/refusal.ts';

interface Issue {
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

/** A schema of the contract, as far as the gateway uses one. */
export interface InputSchema<Value> {
  safeParse(
    value: unknown,
  ): { success: true; data: Value } | { success: false; error: { issues: readonly Issue[] } };
}

/**
 * Input by the contract: unnamed keys are dropped. What does not fit is refused with the path of the field, by the code
 * that the contract says as the issue's message, or else `invalid`.
 */
export function parseInput<Value>(schema: InputSchema<Value>, value: unknown, invalid: ErrorCode): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return refuse(
    isErrorCode(issue?.message) ? issue.message : invalid,
    issue?.path.map(String).join('.') ?? '',
  );
}

const isErrorCode = (text: string | undefined): text is ErrorCode =>
  text !== undefined && Object.hasOwn(ERROR_MESSAGES, text);
