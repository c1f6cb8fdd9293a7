import type { Database } from '../lib/db.ts';
import { hashPassword } from '../modules/account/password/passwords.ts';
import type { LoggedIn } from '../modules/account/person.testing.ts';
import { loginTokens } from '../modules/account/session/token.ts';
import type { SettingOverrides } from '../testing/deps.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { testApp } from '../testing/test-app.ts';

const INVOKE = 'serverless.function.runtime.invoke';
const CLIENT_INFO = { appId: 'yuanguang', uniPlatform: 'web', deviceId: 'device-1', locale: 'zh-Hans' };

/** A call of a command in the database language of existing clients: its name and what it is called with. */
export type Step = readonly [method: string, ...params: unknown[]];

/** The whole app as an attacker meets it: raw calls, raw requests, and people of every kind to speak for. */
export async function attackedApp(database: Database, settings: SettingOverrides = {}) {
  const logged: { level: string; fields: object; message: string }[] = [];
  const level = (name: string) => (fields: object, message: string) => {
    logged.push({ level: name, fields, message });
  };
  const log = Object.assign(Object.create(quietLog), {
    child: () => log,
    info: level('info'),
    warn: level('warn'),
    error: level('error'),
  });
  const made = await testApp(database, { settings, log });
  const { deps, wire, member } = made;
  const tokens = loginTokens(deps.keys.derive('login-token'));
  let people = 0;

  /** An account with a name (`person-1`, `person-2` …) and, when one is given, a password; `roles` such as admin. */
  async function person(options: { roles?: readonly string[]; password?: string } = {}): Promise<LoggedIn> {
    const { roles = [], password } = options;
    people += 1;
    const hash = password === undefined ? null : await hashPassword(password);
    const columns = { username: `person-${people}`, password_hash: hash };
    return member({ roles, columns });
  }

  /** Calls a method, with the login of `who` or whatever stands in its place; answers the data of the reply. */
  async function call(target: string, method: string, input: object = {}, who?: LoggedIn | string) {
    const uniIdToken = typeof who === 'object' ? who.token : who;
    return (await wire.invoke(target, method, [input], uniIdToken === undefined ? {} : { uniIdToken })).data;
  }

  /** Sends one command in the database language; answers its envelope. */
  async function documents(who: LoggedIn | undefined, ...steps: readonly Step[]) {
    const $db = steps.map(([$method, ...$param]) => ({ $method, $param }));
    const functionArgs = {
      command: { $db },
      clientInfo: CLIENT_INFO,
      ...(who ? { uniIdToken: who.token } : {}),
    };
    const params = { functionTarget: 'DCloud-clientDB', functionArgs };
    return (await wire.call(INVOKE, params, await wire.authorize())).data;
  }

  return { ...made, tokens, logged, person, call, documents };
}

export type AttackedApp = Awaited<ReturnType<typeof attackedApp>>;
export type { LoggedIn as Person };

/** The one row that `text` finds. @throws when it finds none. */
export async function rowOf<Row extends object>(
  database: Database,
  text: string,
  ...values: unknown[]
): Promise<Row> {
  const { rows } = await database.pool.query<Row>(text, values);
  const [first] = rows;
  if (!first) throw new Error(`nothing found by ${text}`);
  return first;
}

/** What must never reach a stranger: places in our code, statements, names of tables and packages, folders. */
export const INSIDE =
  /\.ts:\d+|\bat \w+ \(|node_modules|kysely|postgres|violates|relation "|syntax error at|\bselect\b.+\bfrom\b|\/(home|srv|tmp|usr|var)\//i;
