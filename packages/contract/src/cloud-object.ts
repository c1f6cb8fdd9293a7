import type { z } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call a method: `anyone` (a visitor with an access token of the gateway), `user` (logged in),
 * `staff` (role admin). Checked by the gateway before the input is even parsed.
 */
export type Access = 'anyone' | 'user' | 'staff';

type Shape = z.ZodMiniType<Record<string, unknown>, unknown>;

/** One method of a cloud object: who may call it, what goes in, what comes out and how it may refuse. */
export interface Call<
  Input extends Shape = Shape,
  Output extends Shape = Shape,
  Codes extends ErrorCode = ErrorCode,
> {
  readonly access: Access;
  /** What a call without any login token is refused with; unset: `uni-id-check-token-failed`, which leads to the login. */
  readonly withoutToken?: ErrorCode;
  /** What a call of `staff` is refused with for everybody else; unset: `permission-denied`. */
  readonly withoutRole?: ErrorCode;
  readonly input: Input;
  readonly output: Output;
  readonly errors: readonly Codes[];
}

export function call<Input extends Shape, Output extends Shape, const Codes extends ErrorCode>(
  definition: Call<Input, Output, Codes>,
): Call<Input, Output, Codes> {
  return definition;
}

export type Calls = Readonly<Record<string, Call>>;

/** The contract of one cloud object: server, client, tests and documentation are typed from it. */
export interface CloudObject<Name extends string = string, Methods extends Calls = Calls> {
  readonly name: Name;
  readonly calls: Methods;
}

export function cloudObject<const Name extends string, const Methods extends Calls>(
  name: Name,
  calls: Methods,
): CloudObject<Name, Methods> {
  return { name, calls };
}

/** What a caller passes to a method (before parsing). */
export type InputOf<C extends Call> = z.input<C['input']>;
/** What the service receives (after parsing). */
export type ParsedInputOf<C extends Call> = z.output<C['input']>;
/** What a caller receives, `errCode: 0` aside. */
export type OutputOf<C extends Call> = z.output<C['output']>;
