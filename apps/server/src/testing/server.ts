import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type StartOptions, startServer } from '../start-server.ts';
import { type SettingOverrides, testSettings } from './deps.ts';
import { copyTemplate, openTestPostgres } from './postgres-for-tests.ts';
import { quietLog } from './quiet-log.ts';

export interface TestServer extends RunningServer {
  readonly databaseUrl: string;
}

export interface TestServerOptions extends StartOptions {
  readonly settings?: SettingOverrides;
  /** A database of its own, made by `makeTestDatabase()`; unset: a PostgreSQL is started for this server alone. */
  readonly databaseUrl?: string;
}

/** The whole app on a free port, as in production but for test settings. Close it when done. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { settings: overrides = {}, databaseUrl, ...rest } = options;
  const postgres = databaseUrl ? null : await openTestPostgres();
  const url =
    databaseUrl ??
    (postgres && (await copyTemplate(postgres.adminUrl, postgres.template, `${postgres.template}_app`)));
  if (!url) throw new Error('no database');
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  const settings = await testSettings({ DATA_DIR: folder, DATABASE_URL: url, ...overrides });
  const server = await startServer(settings, { log: quietLog, ...rest });
  return {
    ...server,
    databaseUrl: url,
    async close() {
      await server.close();
      await postgres?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
