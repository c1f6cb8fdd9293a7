import type { FunctionContext } from '../../gateway/invoke.ts';
import type { Condition } from './condition.ts';
import { anonymous } from './refusal.ts';

/** Who asks, when and from where: what rules and variables are worked out with. */
export interface Scope {
  readonly uid: string | null;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly ip: string;
  /** Names of the actions that go with the command. */
  readonly actions: readonly string[];
  /** What rules came to for this caller, by their text: many fields have the same rule. */
  readonly folded: Map<string, Condition>;
}

export function scopeOf(ctx: FunctionContext, actions: readonly string[]): Scope {
  const { uid, roles, permissions = [], ip } = ctx.caller;
  return { uid, roles, permissions, now: ctx.now().getTime(), ip, actions, folded: new Map() };
}

/** The role admin passes every rule. */
export const isAdmin = ({ roles }: Scope): boolean => roles.includes('admin');

/** The value of `$env.uid` and its like; undefined when there is no such variable. */
export function environment(scope: Scope, name: string): string | number | undefined {
  if (name === 'uid') return scope.uid ?? anonymous();
  if (name === 'now') return scope.now;
  return name === 'clientIP' ? scope.ip : undefined;
}
