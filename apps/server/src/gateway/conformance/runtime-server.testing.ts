import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { mutableClock } from '../../testing/clock.ts';
import { makeTestDatabase } from '../../testing/database.ts';
import type { SettingOverrides } from '../../testing/deps.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { installUniHost, type UniHost } from './uni-host.ts';

/**
 * A server for all tests of a file, and for each a new host of the published runtime. Call it at the top of the file; the
 * answer works inside tests and hooks.
 */
export function startRuntimeServer(settings: SettingOverrides = {}) {
  const clock = mutableClock(new Date());
  let server: TestServer;
  let host: UniHost;
  beforeAll(async () => {
    const databaseUrl = await makeTestDatabase();
    server = await startTestServer({ clock: clock.now, background: false, databaseUrl, settings });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    // The runtime signs with the real time, so the server's clock starts there.
    clock.set(new Date());
    host = installUniHost();
  });
  afterEach(() => host.remove());
  return {
    clock,
    get server() {
      return server;
    },
    get host() {
      return host;
    },
  };
}
