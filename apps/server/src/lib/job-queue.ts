import { setTimeout as wait } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import { within } from './within.ts';

/** Takes the jobs of one queue and does them. */
export interface JobQueue {
  /** A job was added: looks for it now. */
  wake(): void;
  /** Takes no more. Those under way may take `ms` longer; what is not done by then is given back, to be tried again. */
  stop(ms: number): Promise<void>;
}

export interface JobQueueOptions {
  readonly name: string;
  /** How many are done at a time in this process. */
  readonly atOnce: number;
  /** Throws when the job is to be tried again. */
  readonly attempt: (job: Job<object>) => Promise<void>;
  /** Hears that the database did not answer; what it was asked for is asked again. */
  readonly onError: (error: unknown) => void;
}

/** How long a job may wait that wakes nobody: added by another process, for later, or to be tried again. */
const POLL_MS = 2_000;
/** Of one owner, in all processes together. Two, so that a job that hangs does not stop the owner's others. */
const OF_ONE_OWNER = 2;
const SETTLE_AGAIN_MS = 500;

/**
 * Takes as many jobs together as there are places for, does them beside each other, and settles each as soon as it is done:
 * none waits for a slower one, and after a crash only those are repeated that were under way.
 */
export function takeJobs(boss: PgBoss, { name, atOnce, attempt, onError }: JobQueueOptions): JobQueue {
  const running = new Map<Job<object>, Promise<void>>();
  const complete = together<Job<object>>((jobs) => boss.complete(name, jobs));
  const fairness = atOnce > 1 ? { groupConcurrency: OF_ONE_OWNER } : {};
  let stopped = false;
  /** There may be jobs that nobody has looked for. */
  let unseen = false;
  let looking: Promise<void> | undefined;

  function wake(): void {
    unseen = true;
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = undefined;
        // Somebody may have called in the last moment.
        if (unseen && !stopped && running.size < atOnce) wake();
      });
  }

  async function look(): Promise<void> {
    while (unseen && !stopped && running.size < atOnce) {
      unseen = false;
      const jobs = await boss.fetch<object>(name, { batchSize: atOnce - running.size, ...fairness });
      // Where there was one there may be more, also of others than the owner whose share is used up now.
      if (jobs.length > 0) unseen = true;
      for (const job of jobs) running.set(job, perform(job));
    }
  }

  async function perform(job: Job<object>): Promise<void> {
    const done = await attempt(job).then(
      () => true,
      () => false,
    );
    await settle(job, done);
    running.delete(job);
    if (unseen) wake();
  }

  /** Until the database has noted it: a job that was done is not to be done again because of a restart. */
  async function settle(job: Job<object>, done: boolean): Promise<void> {
    for (let waited = 0; ; waited += SETTLE_AGAIN_MS) {
      try {
        // What went wrong is in the log; it may name people, and is not kept.
        await (done ? complete(job) : boss.fail(name, job));
        return;
      } catch (error) {
        onError(error);
        // By then it counts as given up, and is another's.
        if (stopped || waited > job.expireInSeconds * 1_000) return;
        await wait(SETTLE_AGAIN_MS);
      }
    }
  }

  const polling = setInterval(wake, POLL_MS);
  wake();
  return {
    wake,
    async stop(ms) {
      stopped = true;
      clearInterval(polling);
      await looking;
      await within(ms, Promise.all(running.values()), () => undefined);
      if (running.size > 0) await boss.fail(name, [...running.keys()]);
    },
  };
}

/** What is asked for while `act` is under way is done together in one go after it. */
function together<Item>(act: (items: Item[]) => Promise<unknown>): (item: Item) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  let next: { readonly items: Item[]; readonly acted: Promise<unknown> } | undefined;
  return (item) => {
    if (!next) {
      const items: Item[] = [];
      const acted = last.then(() => {
        next = undefined;
        return act(items);
      });
      next = { items, acted };
      last = acted.catch(() => undefined);
    }
    next.items.push(item);
    return next.acted;
  };
}
