import type { FunctionContext } from '../../gateway/invoke.ts';
import { permissionError } from './refusal.ts';
import type { Registry, Table } from './registry.ts';
import type { Scope } from './scope.ts';

/** One command under way: `ctx.db` are the quick connections, or the transaction of a write on one of them. */
export interface Run {
  readonly ctx: FunctionContext;
  readonly scope: Scope;
  readonly registry: Registry;
}

/** Ends the command because of a rule of these collections. */
export function forbidden({ scope }: Pick<Run, 'scope'>, ...tables: readonly Table[]): never {
  return permissionError(
    tables.map(({ name }) => name),
    scope.uid === null,
  );
}
