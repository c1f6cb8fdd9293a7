import type { Database } from '../../lib/db.ts';
import { newId } from '../../lib/ids.ts';
import type { TestDeps } from '../../testing/deps.ts';
import { accountTools } from './account-context.ts';
import { beginSession } from './session/session.ts';

export interface LoggedIn {
  readonly uid: string;
  readonly token: string;
  readonly sessionId: string;
}

export interface PersonOptions {
  /** Such as admin. */
  readonly roles?: readonly string[];
  /** More of the row in `users`. */
  readonly columns?: Readonly<Record<string, unknown>>;
  /** How long the login lasts. */
  readonly seconds?: number;
}

/** Puts an account with a login straight into the database: for tests of what is behind the login. */
export async function insertPerson(
  database: Database,
  deps: TestDeps,
  { roles = [], columns = {}, seconds }: PersonOptions = {},
): Promise<LoggedIn> {
  const at = deps.clock();
  const uid = newId(at);
  const row = {
    id: uid,
    username: `person-${uid}`,
    roles: [...roles],
    registered_at: at,
    tokens_valid_from: at,
    ...columns,
  };
  const names = Object.keys(row);
  await database.pool.query(
    `insert into users (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
  const { sessions } = accountTools(deps);
  const times = seconds === undefined ? sessions.times : { ...sessions.times, web: seconds };
  const { token } = await beginSession(database.db, { ...sessions, times }, at, {
    uid,
    roles,
    permissions: [],
    deviceId: 'device-1',
    deviceName: 'test',
    ip: '127.0.0.1',
    client: { platform: 'web', appId: 'yuanguang' },
  });
  const claims = await sessions.tokens.read(token, at);
  if (typeof claims === 'string') throw new Error('a fresh token is not good');
  return { uid, token, sessionId: claims.sid };
}
