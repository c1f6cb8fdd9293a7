import type { Context } from './context.ts';

/**
 * Every job by name with its data. A module adds its own:
 * `declare module '../../lib/jobs.ts' { interface JobData { 'mail.receipt': { orderId: string } } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the modules fill it by declaration merging
export interface JobData {}
export type JobName = keyof JobData & string;

export interface EnqueueOptions {
  /** Not before this many seconds from now. */
  readonly delaySeconds?: number;
  /** While a job with this key waits, another is not added. */
  readonly onceKey?: string;
}

/** Runs one job; must be idempotent: after a crash it runs again. Throwing makes it retry later. */
export type JobHandler<Name extends JobName> = (ctx: Context, data: JobData[Name]) => Promise<void>;

export interface Jobs {
  /** Adds a job; inside `inTransaction` it exists only if the transaction commits. */
  enqueue<Name extends JobName>(
    ctx: Pick<Context, 'db'>,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Says who does the job; modules call it while the app is built, before `start`. */
  handle<Name extends JobName>(name: Name, handler: JobHandler<Name>): void;
  /** Runs the job again and again by a cron line in the temple's zone, once in the whole cluster. */
  repeat<Name extends JobName>(name: Name, cron: string, data: JobData[Name]): void;
  /** Begins to work: creates queues and schedules and takes jobs. */
  start(): Promise<void>;
  /** Does every job that is due, now, in this process; for tests. Answers how many ran. Throws what a handler threw. */
  drain(): Promise<number>;
  /** Takes no more jobs, lets those under way end. */
  stop(): Promise<void>;
}
