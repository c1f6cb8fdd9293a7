import type { Context } from '../../lib/context.ts';
import { createKeyedQueue, QueueFull } from '../../lib/limits/semaphore.ts';
import { type Operation, operationsWith } from '../../lib/operations.ts';
import { refuse } from '../../lib/refusal.ts';

/** A doubled tap, a second tab: more at the same time is no visitor. */
const MOST_WAITING = 8;

/**
 * As `operationsWith`, for what locks the thing that a link in the field `link` opens: the calls by one link run one after
 * another, or they would hold all connections of the database meanwhile. Refuses 'too-many-requests' when too many wait.
 */
export function operationsInTurn<Tools extends object, Link extends string>(tools: Tools, link: Link) {
  const on = operationsWith(tools);
  const turns = createKeyedQueue(MOST_WAITING);
  return <Input extends Readonly<Record<Link, string>>, Output>(
    operation: Operation<Context & Tools, Input, Output>,
  ) => {
    const run = on(operation);
    return async (ctx: Context, input: Input): Promise<Output> => {
      try {
        return await turns(input[link], () => run(ctx, input));
      } catch (error) {
        if (error instanceof QueueFull) refuse('too-many-requests');
        throw error;
      }
    };
  };
}
