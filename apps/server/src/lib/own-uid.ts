import type { Context } from './context.ts';
import { refuse } from './refusal.ts';

/** The id of the person who calls. The gateway lets nobody else in to the methods that use it; refuses all the same. */
export function ownUid({ caller }: Pick<Context, 'caller'>): string {
  return caller.uid ?? refuse('uni-id-check-token-failed');
}
