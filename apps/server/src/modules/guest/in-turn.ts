import { createKeyedQueue, QueueFull } from '../../lib/limits/semaphore.ts';
import { refuse } from '../../lib/refusal.ts';

/** A doubled tap, a second tab: more at the same time is no visitor. */
const MOST_WAITING = 8;

/**
 * For what locks the thing that a link opens: the calls by one link run one after another, or they would hold all
 * connections of the database meanwhile. Refuses 'too-many-requests' when too many wait.
 */
export function turnsByLink() {
  const turns = createKeyedQueue(MOST_WAITING);
  return async <Answer>(link: string, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await turns(link, work);
    } catch (error) {
      if (error instanceof QueueFull) refuse('too-many-requests');
      throw error;
    }
  };
}
