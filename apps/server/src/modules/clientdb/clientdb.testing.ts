import type { Database } from '../../lib/db.ts';
import { testApp } from '../../testing/test-app.ts';
import { CLIENTDB } from './clientdb.service.ts';
import type { Doc } from './collection.ts';
import { chain, type Step } from './samples.testing.ts';

/** The whole app as a client of the database meets it, through the wire. */
export async function documentsApp(database: Database) {
  const settings = { SESSION_MOST_DAYS: '3650', SESSION_STAFF_HOURS: '720' };
  const { app, deps, clock, wire, member } = await testApp(database, { settings });
  const day = 86_400;

  /** A person with an account, and a login of theirs that lasts `seconds`. */
  async function person(change: Doc = {}, roles: readonly string[] = [], seconds = 365 * day) {
    const { uid, token } = await member({ roles, columns: change, seconds });
    return { uid, token };
  }

  /** What the client's runtime sends, and the data of the reply. */
  async function send(functionArgs: Doc, token?: string): Promise<Doc> {
    const clientInfo = { appId: 'yuanguang', uniPlatform: 'web', deviceId: 'd', locale: 'zh-Hans' };
    const params = {
      functionTarget: CLIENTDB,
      functionArgs: { ...functionArgs, clientInfo, ...(token ? { uniIdToken: token } : {}) },
    };
    const answer = await wire.call('serverless.function.runtime.invoke', params, await wire.authorize());
    if (!answer.success) throw new Error(answer.text);
    return answer.data;
  }

  return { app, deps, clock, person, send };
}

export type LotusApp = Awaited<ReturnType<typeof lotusApp>>;

/** The same with somebody logged in (`me`), who asks by steps of a chain. */
export async function lotusApp(database: Database) {
  const made = await documentsApp(database);
  const me = await made.person({ username: 'lotus', nickname: '静慧', my_invite_code: 'ABC234' });
  const ask = (steps: Step[], token = me.token, more: Doc = {}) =>
    made.send({ command: chain(...steps), ...more }, token);
  return { ...made, me, ask };
}
