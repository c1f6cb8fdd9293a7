import type { Call } from '@yuanguang/contract';
import type { Context } from '../lib/context.ts';
import type { Implementation } from '../lib/implement.ts';

export interface Method {
  readonly call: Call;
  readonly run: (ctx: Context, input: never) => Promise<unknown>;
}

/** Objects by name, methods by name. Maps, so that inherited names such as `constructor` are simply not there. */
export type ObjectTable = ReadonlyMap<string, ReadonlyMap<string, Method>>;

/** @throws Error when two implementations claim one name, or one leaves a method of its contract out. */
export function objectTable(implementations: readonly Implementation[]): ObjectTable {
  const table = new Map<string, ReadonlyMap<string, Method>>();
  for (const { object, handlers } of implementations) {
    if (table.has(object.name)) throw new Error(`two implementations of ${object.name}`);
    const methods = Object.entries(object.calls).map(([name, call]): [string, Method] => {
      const run = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
      if (!run) throw new Error(`${object.name}.${name} is not implemented`);
      return [name, { call, run }];
    });
    table.set(object.name, new Map(methods.filter(([name]) => !name.startsWith('_'))));
  }
  return table;
}
