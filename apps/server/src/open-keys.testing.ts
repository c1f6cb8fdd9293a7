import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { connectDatabase, type Database } from './lib/db.ts';
import { startServer } from './start-server.ts';
import { makeTestDatabase } from './testing/database.ts';
import { type SettingOverrides, testSettings } from './testing/deps.ts';
import { quietLog } from './testing/quiet-log.ts';

/** A data key of 32 equal bytes, as `DATA_KEY` holds it. */
export const dataKey = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;

/**
 * What a whole server is started on: a database and a folder of its own, anew for each test. Call it at the top of a test
 * file; the answer works inside tests.
 */
export function serverGround() {
  let url: string;
  let database: Database;
  let folder: string;
  beforeEach(async () => {
    url = await makeTestDatabase();
    database = connectDatabase(url, 6, () => undefined);
    folder = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get database() {
      return database;
    },
    /** `DATA_DIR` of the server. */
    get folder() {
      return folder;
    },
    /** Starts the server and ends it again. Answers what a failed start said, or ''. */
    async start(settings: SettingOverrides): Promise<string> {
      const all = await testSettings({ DATA_DIR: folder, DATABASE_URL: url, ...settings });
      try {
        const server = await startServer(all, { log: quietLog, background: false });
        await server.close();
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    },
  };
}
