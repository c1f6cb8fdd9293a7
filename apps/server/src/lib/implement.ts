import type { Calls, CloudObject, OutputOf, ParsedInputOf } from '@yuanguang/contract';
import type { Context } from './context.ts';

/** The functions behind a cloud object: one for each method, a missing one is a type error. */
export type Handlers<Methods extends Calls> = {
  readonly [Name in keyof Methods]: (
    ctx: Context,
    input: ParsedInputOf<Methods[Name]>,
  ) => Promise<OutputOf<Methods[Name]>>;
};

export interface Implementation {
  readonly object: CloudObject;
  readonly handlers: Readonly<Record<string, (ctx: Context, input: never) => Promise<unknown>>>;
}

export function implement<Methods extends Calls>(
  object: CloudObject<string, Methods>,
  handlers: Handlers<Methods>,
): Implementation {
  return { object, handlers };
}
