import { TEMPLE_ZONE } from '@yuanguang/contract/rules/temple-day';
import { fromKysely, type Job, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import { type Caller, type Context, type Log, onceCommitted } from './context.ts';
import type { Database } from './db.ts';
import { type JobQueue, takeJobs } from './job-queue.ts';

/**
 * Every job by name with its data. A module adds its own:
 * `declare module '../../lib/jobs.ts' { interface JobData { 'mail.receipt': { orderId: string } } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the modules fill it by declaration merging
export interface JobData {}
export type JobName = keyof JobData & string;
type JobNameWithoutData = {
  [Name in JobName]: Record<string, never> extends JobData[Name] ? Name : never;
}[JobName];

export interface EnqueueOptions {
  /** Not before this many seconds from now. */
  readonly delaySeconds?: number;
  /** While a job with this key waits, another is not added. */
  readonly onceKey?: string;
  /**
   * Whose job it is, as a keyed hash: of one owner only a few jobs are done at a time, so a flood of theirs delays nobody
   * else's.
   */
  readonly owner?: string;
  /** A process that has not done it after so many seconds is given up, and another one takes it; unset: 15 minutes. */
  readonly givenUpSeconds?: number;
}

/** A job as its module declares it. */
export interface JobDefinition {
  readonly name: JobName;
  /** Runs it again and again by this line, in the temple's zone, once in the whole cluster. Unset: only when enqueued. */
  readonly cron?: string;
  /** How many are done at a time in one process; unset: one after the other. */
  readonly atOnce?: number;
  /** Must be idempotent: after a crash it runs again. Throwing makes it retry later. */
  readonly run: (ctx: Context, data: never) => Promise<void>;
}

type JobHandler<Name extends JobName> = (ctx: Context, data: JobData[Name]) => Promise<void>;

/** Declares a job that is enqueued with data. */
export function job<Name extends JobName>(
  name: Name,
  run: JobHandler<Name>,
  options: Pick<JobDefinition, 'atOnce'> = {},
): JobDefinition {
  return { name, run, ...options };
}

/** Declares a job that runs by itself, without data. */
export function repeatingJob<Name extends JobNameWithoutData>(
  name: Name,
  cron: string,
  run: (ctx: Context) => Promise<unknown>,
): JobDefinition {
  return { name, cron, run: async (ctx) => void (await run(ctx)) };
}

export interface Jobs {
  /** Adds a job, to be done at once; inside `inTransaction` it exists only if the transaction commits. */
  enqueue<Name extends JobName>(
    ctx: Pick<Context, 'db'>,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Adds what modules declare, before `start`. @throws when a job is declared twice. */
  register(definitions: readonly JobDefinition[]): void;
  /** Begins to work: creates queues and schedules and takes jobs. */
  start(): Promise<void>;
  /** Does every job that is due, now, in this process; for tests. Answers how many ran. Throws what a handler threw. */
  drain(): Promise<number>;
  /** Takes no more jobs, lets those under way end. */
  stop(): Promise<void>;
}

interface JobsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** How long jobs under way may take at the stop. */
  readonly stopSeconds: number;
  /** False: jobs are added and `drain` does them, but nothing runs by itself (tests, scripts). */
  readonly background?: boolean;
}

/** Nobody calls: what a job does, it does in the temple's own name. */
const SYSTEM: Caller = { deviceId: '', ip: '', language: 'zh-Hans', uid: null, roles: ['system'] };
/** About a day of attempts: 10 s, 20 s, 40 s … at most two hours apart. */
const RETRY = { retryLimit: 18, retryDelay: 10, retryBackoff: true, retryDelayMax: 7_200 } as const;

/** Of the time to stop, a part remains for giving back what was not done in time. */
const STOP_MS_OF_A_SECOND = 900;

/** Jobs in PostgreSQL by pg-boss; opened on the app's own pool, so one database holds everything. */
export async function createJobs(options: JobsOptions): Promise<Jobs> {
  const { database, clock, log, stopSeconds, background = true } = options;
  const { db, pool } = database;
  // The pool itself, not the query builder: pg-boss wants the answers of every statement in a text of several.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: background,
    supervise: background,
  });
  const unreachable = (error: unknown) => log.error({ err: error }, 'jobs');
  boss.on('error', unreachable);
  await boss.start();
  const definitions = new Map<string, JobDefinition>();
  const queues = new Set<string>();
  const taking = new Map<string, JobQueue>();

  async function ensureQueue(name: string): Promise<void> {
    if (queues.has(name)) return;
    await boss.createQueue(name, RETRY);
    queues.add(name);
  }

  async function run(name: string, job: Job<object>): Promise<void> {
    const definition = definitions.get(name);
    if (!definition) throw new Error(`nobody does the job ${name}`);
    const ctx: Context = { db, now: clock, caller: SYSTEM, log, requestId: `job-${job.id}` };
    await definition.run(ctx, job.data as never);
  }

  async function attempt(name: string, job: Job<object>): Promise<void> {
    try {
      await run(name, job);
    } catch (error) {
      log.error({ err: error, job: name, id: job.id }, 'job failed, it will be tried again');
      throw error;
    }
  }

  return {
    async enqueue(ctx, name, data, options = {}) {
      await ensureQueue(name);
      await boss.send(name, data as object, {
        db: fromKysely(ctx.db),
        ...(options.delaySeconds === undefined ? {} : { startAfter: options.delaySeconds }),
        ...(options.onceKey === undefined ? {} : { singletonKey: options.onceKey }),
        ...(options.owner === undefined ? {} : { group: { id: options.owner } }),
        ...(options.givenUpSeconds === undefined ? {} : { expireInSeconds: options.givenUpSeconds }),
      });
      // What is for later is found when it is due.
      if (options.delaySeconds === undefined) onceCommitted(ctx.db, () => taking.get(name)?.wake());
    },
    register(added) {
      for (const definition of added) {
        if (definitions.has(definition.name)) throw new Error(`two handlers for the job ${definition.name}`);
        definitions.set(definition.name, definition);
      }
    },
    async start() {
      for (const name of definitions.keys()) await ensureQueue(name);
      if (!background) return;
      for (const { name, cron } of definitions.values())
        if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: TEMPLE_ZONE });
      for (const { name, atOnce = 1 } of definitions.values()) {
        const attemptOne = (job: Job<object>) => attempt(name, job);
        taking.set(name, takeJobs(boss, { name, atOnce, attempt: attemptOne, onError: unreachable }));
      }
    },
    async drain() {
      let ran = 0;
      for (let found = true; found; ) {
        found = false;
        for (const name of definitions.keys()) {
          await ensureQueue(name);
          for (const job of await boss.fetch<object>(name, { batchSize: 50 })) {
            await run(name, job);
            await boss.complete(name, job.id);
            found = true;
            ran += 1;
          }
        }
      }
      return ran;
    },
    async stop() {
      const ms = stopSeconds * STOP_MS_OF_A_SECOND;
      await Promise.all([...taking.values()].map((queue) => queue.stop(ms).catch(unreachable)));
      await boss.stop({ graceful: true, close: false, timeout: stopSeconds * 1000 });
    },
  };
}
