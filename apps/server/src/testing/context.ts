import type { Caller, Context } from '../lib/context.ts';
import type { Database } from '../lib/db.ts';
import { mutableClock } from './clock.ts';
import { quietLog } from './quiet-log.ts';

const VISITOR: Caller = {
  deviceId: 'test-device',
  ip: '127.0.0.1',
  language: 'zh-Hans',
  uid: null,
  roles: [],
};

/** A context as services get it: a visitor with a Chinese phone, on a clock that stands still; change what matters. */
export function testContext(
  database: Pick<Database, 'db'>,
  overrides: Partial<Omit<Context, 'caller'>> & { readonly caller?: Partial<Caller> } = {},
): Context {
  return {
    now: mutableClock().now,
    log: quietLog,
    requestId: 'test-request',
    // Read late: a test file calls this before its database is open.
    get db() {
      return database.db;
    },
    ...overrides,
    caller: { ...VISITOR, ...overrides.caller },
  };
}
