import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { guest } from '@yuanguang/contract/objects/guest';
import type { ApplyInput, hall, RenewInput } from '@yuanguang/contract/objects/hall';
import type { notice } from '@yuanguang/contract/objects/notice';
import type { payment } from '@yuanguang/contract/objects/payment';
import type { TabletText } from '@yuanguang/contract/rules/tablet';
import { WHOLE_TABLETS } from '@yuanguang/contract/rules/tablet-cases.testing';
import type { Database } from '../../lib/db.ts';
import { officeCaller, runCommand } from '../../lib/office/office-command.ts';
import type { SettingOverrides } from '../../testing/deps.ts';
import { withModules } from '../../testing/modules.ts';
import { type AccountsApp, accountsApp, type Person } from '../account/account.testing.ts';
import { setEntry } from '../config/config.service.ts';
import { hallTools, withTools } from './hall-context.ts';
import { approve, reject } from './office/decide.ts';
import { HALL_COMMANDS } from './office/hall-commands.ts';
import { tabletByLink } from './tablets/find-tablet.ts';

const language = 'zh-Hans';

let keys = 0;
const key = (): string => {
  keys += 1;
  return `hall-key-${String(keys).padStart(12, '0')}`;
};

/** What the wire takes: nothing of it is read only. */
export type Words = NonNullable<ApplyInput['tablet']>;
export const words = (text: TabletText): Words => structuredClone(text) as Words;

/** A registration that keeps every rule; change what matters. */
export const registration = (change: Partial<ApplyInput> = {}): ApplyInput => ({
  idempotencyKey: key(),
  tablet: words(WHOLE_TABLETS.rebirth),
  lamp: null,
  days: 49,
  amountFen: 0,
  remind: true,
  contact: { kind: 'phone', value: '13800138000' },
  language,
  consent: AGREEMENT_VERSIONS.privacy,
  ...change,
});

/** A lamp alone instead of a tablet. */
export const aLamp = (name = '', hallId: 'blessing' | 'memorial' = 'memorial'): Partial<ApplyInput> => ({
  tablet: null,
  lamp: { hall: hallId, name },
});

/** The app with the halls open, and people who register, logged in or not, each through the gateway. */
export async function hallApp(database: Database, settings: SettingOverrides = {}) {
  const app = await accountsApp(database, { PUBLIC_URL: 'http://localhost:8080', ...settings });
  const set = (name: string, value: unknown) =>
    setEntry({ db: database.db, now: app.clock.now }, name, value);
  await set('modules.hall', true);

  const wire = (who: Person) => {
    const calls = who.cloud.object<typeof hall>('hall', { all: { preventDuplicate: false } });
    return {
      calls,
      /** What is kept of people without an account. */
      left: who.cloud.object<typeof guest>('guest', { all: { preventDuplicate: false } }),
      notices: who.cloud.object<typeof notice>('notice', { all: { preventDuplicate: false } }),
      apply: async (change: Partial<ApplyInput> = {}) =>
        (await calls.apply(registration(change))).tabletToken,
      read: async (tabletToken: string) => (await calls.tablet({ tabletToken, language })).tablet,
      renew: (tabletToken: string, change: Partial<RenewInput> = {}) =>
        calls.renew({ tabletToken, idempotencyKey: key(), days: 49, amountFen: 0, language, ...change }),
      /** Opens a payment; the answer is the cashier's address. */
      async cashier(tabletToken: string) {
        const { methods } = await who.cloud.object<typeof payment>('payment').methods({ language });
        const { url } = await calls.startPayment({ tabletToken, methodId: methods[0]?.id ?? '', language });
        return new URL(url).pathname;
      },
      /** Pays at the cashier, and comes back. */
      async pay(tabletToken: string) {
        await approveAt(await this.cashier(tabletToken));
        return this.read(tabletToken);
      },
    };
  };

  async function approveAt(url: string): Promise<void> {
    await app.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=approve',
    });
  }

  /** Somebody without an account, or with `name` somebody who has registered. */
  async function someone(name?: string, from: Parameters<typeof app.person>[0] = {}) {
    const who = app.person(from);
    if (name !== undefined) await who.register(name);
    return { ...who, ...wire(who) };
  }

  const tools = hallTools(await withModules(app.deps));
  const staff = { deviceId: '', ip: '', language, uid: null, roles: ['admin'] } as const;
  const context = (caller: Partial<typeof staff | { roles: readonly string[] }> = {}) =>
    withTools(app.context({ caller: { ...staff, ...caller } }), tools);
  const office = (given: readonly string[], by: Parameters<typeof officeCaller>[0] = { as: '慧明' }) =>
    runCommand(HALL_COMMANDS, context(), given, officeCaller(by));

  /** The jobs by their names, and all that they enqueue. */
  async function run(...jobs: ('hall.clock' | 'hall.memorial' | 'hall.erase' | 'account.erase')[]) {
    for (const job of jobs) await app.deps.jobs.enqueue({ db: database.db }, job, {});
    await app.deps.jobs.drain();
  }

  /** The number of a tablet, as the office types it. */
  const numberOf = async (who: { read: ReturnType<typeof wire>['read'] }, token: string) =>
    (await who.read(token)).tabletNumber;

  return { ...app, someone, office, run, set, numberOf, approveAt, hall: context };
}

export type HallApp = Awaited<ReturnType<typeof hallApp>>;
export type SomeoneOfTest = Awaited<ReturnType<HallApp['someone']>>;

/** Puts something into every sealed column of the halls: a tablet that is shown and to be corrected, and a rejected one. */
export async function fillHalls(app: AccountsApp, chen: Person, lin: Person): Promise<void> {
  await setEntry({ db: app.deps.database.db, now: app.clock.now }, 'modules.hall', true);
  const ctx = withTools(
    app.context({ caller: { deviceId: '', ip: '', language, uid: null, roles: ['admin'] } }),
    hallTools(await withModules(app.deps)),
  );
  const calls = chen.cloud.object<typeof hall>('hall');
  const idOf = async (tabletToken: string) => (await tabletByLink(ctx, tabletToken)).id;
  const { tabletToken } = await calls.apply(registration());
  const { code } = await calls.invite({ tabletToken });
  await lin.cloud.object<typeof hall>('hall').accept({ code, myName: '志远' });
  await approve(ctx, { id: await idOf(tabletToken), who: 'office:test' });
  await calls.askCorrection({ tabletToken, wish: '末字应为瑛', language });
  const other = await calls.apply(registration());
  await reject(ctx, { id: await idOf(other.tabletToken), reason: '请用本名', who: 'office:test' });
}
