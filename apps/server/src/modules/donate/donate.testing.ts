import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { donate, GiveInput } from '@yuanguang/contract/objects/donate';
import type { guest } from '@yuanguang/contract/objects/guest';
import type { payment } from '@yuanguang/contract/objects/payment';
import { WHOLE_GIFT } from '@yuanguang/contract/rules/donate-cases.testing';
import type { Database } from '../../lib/db.ts';
import { officeCaller, runCommand } from '../../lib/office/office-command.ts';
import type { SettingOverrides } from '../../testing/deps.ts';
import { withModules } from '../../testing/modules.ts';
import { accountsApp, type Person } from '../account/account.testing.ts';
import { setEntry } from '../config/config.service.ts';
import { donateTools, withTools } from './donate-context.ts';
import { DONATE_COMMANDS } from './office/gift-commands.ts';

const language = 'zh-Hans';

let keys = 0;
/** A gift that keeps every rule; change what matters. */
export function gift(change: Partial<GiveInput> = {}): GiveInput {
  keys += 1;
  return {
    idempotencyKey: `gift-key-${String(keys).padStart(12, '0')}`,
    ...WHOLE_GIFT,
    language,
    consent: AGREEMENT_VERSIONS.privacy,
    ...change,
  };
}

/** A gift on behalf of or in memory of somebody, who is told. */
export const honouring = (
  email: string | null,
  change: Partial<GiveInput['honoree']> = {},
): Partial<GiveInput> => ({
  honoree: { kind: 'behalf', names: ['王德安'], noticeEmail: email, ...change },
});

/** The app with the switch of giving on, and people who give, logged in or not, each through the gateway. */
export async function givingApp(database: Database, settings: SettingOverrides = {}) {
  const app = await accountsApp(database, { PUBLIC_URL: 'http://localhost:8080', ...settings });
  await setEntry({ db: database.db, now: app.clock.now }, 'modules.donate', true);

  async function decide(url: string, action: string): Promise<void> {
    await app.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `action=${action}`,
    });
  }

  const wire = (who: Person) => {
    const calls = who.cloud.object<typeof donate>('donate', { all: { preventDuplicate: false } });
    return {
      calls,
      /** What is kept of people without an account. */
      left: who.cloud.object<typeof guest>('guest', { all: { preventDuplicate: false } }),
      give: async (change: Partial<GiveInput> = {}) => (await calls.give(gift(change))).giftToken,
      read: async (giftToken: string) => (await calls.gift({ giftToken, language })).gift,
      /** Opens a payment; the answer is the cashier's address. */
      async cashier(giftToken: string) {
        const { methods } = await who.cloud.object<typeof payment>('payment').methods({ language });
        const { url } = await calls.startPayment({ giftToken, methodId: methods[0]?.id ?? '', language });
        return new URL(url).pathname;
      },
      async givePaid(change: Partial<GiveInput> = {}) {
        const token = await this.give(change);
        await decide(await this.cashier(token), 'approve');
        await this.read(token);
        return token;
      },
      givers: async () => (await calls.givers({ after: null, language })).givers,
    };
  };

  /** Somebody without an account, or with `name` somebody who has registered. */
  async function giver(name?: string, from: Parameters<typeof app.person>[0] = {}) {
    const who = app.person(from);
    if (name !== undefined) await who.register(name);
    return { ...who, ...wire(who) };
  }

  const tools = donateTools(await withModules(app.deps));
  const office = (words: readonly string[], by: Parameters<typeof officeCaller>[0] = { as: 'test' }) =>
    runCommand(DONATE_COMMANDS, withTools(app.context(), tools), words, officeCaller(by));

  /** The jobs of a night: accounts that are due are erased, and then what they had left under way. */
  async function night(): Promise<void> {
    for (const job of ['account.erase', 'donate.erase'] as const) {
      await app.deps.jobs.enqueue({ db: database.db }, job, {});
      await app.deps.jobs.drain();
    }
  }

  return { ...app, giver, office, night, decide, gifts: () => withTools(app.context(), tools) };
}

export type GivingApp = Awaited<ReturnType<typeof givingApp>>;
export type GiverOfTest = Awaited<ReturnType<GivingApp['giver']>>;
