import { beforeEach } from 'vitest';
import type { Database } from '../../lib/db.ts';
import { officeCaller, runCommand } from '../../lib/office/office-command.ts';
import { providersOf } from '../../providers/payments/registry.ts';
import { testContext } from '../../testing/context.ts';
import { withModules } from '../../testing/modules.ts';
import { testApp } from '../../testing/test-app.ts';
import { setEntry } from '../config/config.service.ts';
import { roughBank } from '../payment/bank.testing.ts';
import { gift } from './donate.testing.ts';
import { type DonateContext, donateTools } from './donate-context.ts';
import { cancelGift } from './gifts/change-gift.ts';
import { expireGifts } from './gifts/expire-gifts.ts';
import { readGift } from './gifts/find-gift.ts';
import { give } from './gifts/give.ts';
import { DONATE_COMMANDS } from './office/gift-commands.ts';
import { startPayment } from './payment/start-payment.ts';

const language = 'zh-Hans';
const FIFTY_YUAN = 5_000;

async function services(database: Database) {
  const bank = roughBank();
  // The app is not called, but does the jobs.
  const { clock, deps } = await testApp(database, { paymentProviders: providersOf([bank]) });
  const tools = donateTools(await withModules(deps));
  // The database is read late there, and must stay the real one here: a transaction replaces it.
  const ctx: DonateContext = { ...testContext(database, { now: clock.now }), db: database.db, ...tools };
  await setEntry(ctx, 'modules.donate', true);
  return { bank, clock, ctx };
}

/** The services of gifts, with a bank without manners; both are new before each test. As `sponsoringAtRoughBank`. */
export function givingAtRoughBank(database: Database) {
  let made: Awaited<ReturnType<typeof services>>;
  beforeEach(async () => {
    made = await services(database);
  });
  const byLink = (giftToken: string) => ({ giftToken, language }) as const;
  const read = async (token: string) => (await readGift(made.ctx, byLink(token))).gift;
  return {
    get bank() {
      return made.bank;
    },
    get clock() {
      return made.clock;
    },
    get ctx() {
      return made.ctx;
    },
    read,
    place: async () => (await give(made.ctx, gift({ amountFen: FIFTY_YUAN }))).giftToken,
    async open(token: string, method = 'card'): Promise<string> {
      const { url } = await startPayment(made.ctx, { ...byLink(token), methodId: `bank.${method}` });
      return url.slice('https://bank.test/'.length);
    },
    cancel: (token: string) => cancelGift(made.ctx, byLink(token)),
    expire: () => expireGifts(made.ctx),
    async refund(token: string) {
      const { giftNumber } = await read(token);
      return runCommand(DONATE_COMMANDS, made.ctx, ['gift', 'refund', giftNumber, 'asked'], officeCaller({}));
    },
  };
}
