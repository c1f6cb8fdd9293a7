import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { AppDeps } from './app-context.ts';
import { makeModules } from './app-module.ts';
import { type Clock, systemClock } from './clock.ts';
import { connectDatabase, type Database } from './lib/db.ts';
import { createJobs } from './lib/jobs.ts';
import { createLog } from './lib/log.ts';
import { migrate, readMigrations } from './lib/migrate.ts';
import { openEmbeddedPostgres } from './lib/postgres/embedded.ts';
import { freePort } from './lib/postgres/free-port.ts';
import { createShutdown, type Shutdown } from './lib/shutdown.ts';
import { StartError } from './lib/start-error.ts';
import { MODULES } from './modules.ts';
import { openKeys } from './open-keys.ts';
import { createMailer } from './providers/mail/mail.ts';
import { createProviders } from './providers/payments/registry.ts';
import { createPushSender } from './providers/push/push.ts';
import { createSmsSender } from './providers/sms/sms.ts';
import { createStorage } from './providers/storage/storage.ts';
import type { Settings } from './settings.ts';

/** Where the plain SQL files lie. */
export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

export interface StartOptions {
  readonly clock?: Clock;
  readonly log?: FastifyBaseLogger;
  /** False: jobs run only when `deps.jobs.drain()` is called. */
  readonly background?: boolean;
}

export interface RunningServer {
  /** Where it really listens, such as `http://localhost:8080`, without a slash at the end. */
  readonly url: string;
  readonly deps: AppDeps;
  readonly app: FastifyInstance;
  /** Ends requests under way, then jobs, mail, database; bounded by SHUTDOWN_SECONDS a step. */
  close(): Promise<void>;
}

/**
 * The whole server: database (embedded unless DATABASE_URL is set), migrations, content, jobs, app, listening.
 * @throws {StartError} when something a person can mend keeps it from starting; all that was opened is closed again.
 */
export async function startServer(given: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const settings = given.PORT === 0 ? await withFreePort(given) : given;
  const log = options.log ?? createLog(settings.LOG_LEVEL);
  const shutdown = createShutdown(settings.SHUTDOWN_SECONDS, log);
  try {
    const database = await openDatabase(settings, log, shutdown);
    const ran = await migrate(database.pool, await readMigrations(MIGRATIONS));
    if (ran.length > 0) log.info({ ran }, 'database migrated');
    const deps = await gatherDeps(settings, database, log, shutdown, options);
    const modules = await makeModules(MODULES, deps);
    const app = await buildApp(deps, { modules });
    for (const { seed } of modules) if (seed !== 'none') await seed({ db: database.db });
    await deps.jobs.start();
    shutdown.add('requests', () => app.close());
    const url = await listen(app, settings);
    return { url, deps, app, close: () => shutdown.run() };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

/** What a command of the terminal works with. */
export interface CommandTools {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly shutdown: Shutdown;
}

/** Runs a command on the database of the settings, which is migrated first; all that was opened is closed again. */
export async function onDatabase<Result>(
  settings: Settings,
  work: (tools: CommandTools) => Promise<Result>,
): Promise<Result> {
  // Lines of the log are for who watches the app, not between what a command says.
  const log = createLog(settings.LOG_LEVEL === 'info' ? 'warn' : settings.LOG_LEVEL);
  const shutdown = createShutdown(settings.SHUTDOWN_SECONDS, log);
  try {
    const database = await openDatabase(settings, log, shutdown);
    await migrate(database.pool, await readMigrations(MIGRATIONS));
    return await work({ database, log, shutdown });
  } finally {
    await shutdown.run();
  }
}

/** The database of the settings, embedded unless DATABASE_URL is set; not migrated. */
export async function openDatabase(
  settings: Settings,
  log: FastifyBaseLogger,
  shutdown: Shutdown,
): Promise<Database> {
  let url = settings.DATABASE_URL;
  if (!url) {
    const embedded = await openEmbeddedPostgres({
      dataDir: settings.DATA_DIR,
      onRestart: () => log.warn({}, 'PostgreSQL had gone and was started again'),
    });
    shutdown.add('PostgreSQL', embedded.stop);
    if (embedded.attached) log.info({}, 'attached to the PostgreSQL that was running already');
    url = embedded.url;
  }
  const database = connectDatabase(url, settings.DATABASE_POOL, (error) =>
    log.error({ code: (error as { code?: string }).code, reason: error.message }, 'database connection lost'),
  );
  shutdown.add('database connections', database.close);
  await database.pool.query('select 1').catch((error: Error) => {
    throw new StartError(`The database does not answer: ${error.message}`, error);
  });
  return database;
}

/** Everything the app is built from; what has to be closed again is told to `shutdown`. */
export async function gatherDeps(
  settings: Settings,
  database: Database,
  log: FastifyBaseLogger,
  shutdown: Shutdown,
  { clock = systemClock, background = true }: StartOptions,
): Promise<AppDeps> {
  const keys = await openKeys(settings, database.db, clock);
  const storage = createStorage(settings);
  shutdown.add('storage', storage.close);
  const mailer = createMailer(settings, clock, log);
  shutdown.add('mail', mailer.close);
  const sms = createSmsSender(settings, clock, log);
  const push = await createPushSender(settings, clock, log);
  const paymentProviders = await createProviders({ settings, clock, keys, log, db: database.db });
  const jobs = await createJobs({
    database,
    clock,
    log,
    stopSeconds: settings.SHUTDOWN_SECONDS,
    background,
  });
  shutdown.add('jobs', jobs.stop);
  return { settings, database, clock, jobs, mailer, sms, push, storage, paymentProviders, keys, log };
}

/** PORT 0 is settled before the start, for links (PUBLIC_URL) are made with it. */
async function withFreePort(settings: Settings): Promise<Settings> {
  const port = await freePort();
  return { ...settings, PORT: port, PUBLIC_URL: settings.PUBLIC_URL.replace(/:0$/, `:${port}`) };
}

async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  try {
    await app.listen({ host: settings.HOST, port: settings.PORT });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${settings.PORT} is in use by another program. Choose another by PORT.`,
        error,
      );
    }
    throw new StartError(`Cannot listen on ${settings.HOST} port ${settings.PORT}: ${message}`, error);
  }
  const everywhere = ['0.0.0.0', '::', ''].includes(settings.HOST);
  const host = everywhere ? 'localhost' : settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST;
  return `http://${host}:${settings.PORT}`;
}
