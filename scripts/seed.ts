import { endWith } from '../apps/server/src/lib/end-with.ts';
import { StartError } from '../apps/server/src/lib/start-error.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { quietCloud } from '../packages/cloud/src/testing.ts';
import { AGREEMENT_VERSIONS } from '../packages/content/src/agreement-versions.ts';
import type { payment } from '../packages/contract/src/objects/payment.ts';
import type { sponsor } from '../packages/contract/src/objects/sponsor.ts';
import { type DemoSponsor, demoSponsors } from './demo-sponsors.ts';
import { say, takesNoWords } from './lib.ts';
import { settingsOrEnd } from './settings-or-end.ts';

/**
 * Demo data: invented sponsors order and pay through the gateway, as visitors would. A second run adds nothing.
 * Runs beside a started app or alone. Refused in production: a temple's books hold what happened, nothing else.
 */
const SPONSORS = 60;
/** An address of nobody (RFC 5737): what is limited an hour is used up for it, not for this machine's first visitor. */
const DEMO_ADDRESS = '192.0.2.60';
const language = 'zh-Hans';

takesNoWords(
  'npm run seed      adds invented sponsors, for a demonstration; settings are environment variables',
);
const settings = settingsOrEnd();
if (settings.NODE_ENV === 'production') {
  endWith(new StartError('npm run seed invents sponsors; it is not for production.'));
}
const generous = {
  RATE_CALLS_PER_MINUTE: 100_000,
  RATE_DEVICE_CALLS_PER_MINUTE: 100_000,
  RATE_ORDERS_PER_HOUR: 100_000,
};
const server = await startServer({
  ...settings,
  ...generous,
  // Only what runs on this machine is believed, and for this run only.
  TRUST_PROXY: 'loopback',
  PORT: 0,
  PUBLIC_URL: 'http://localhost:0',
  LOG_LEVEL: 'warn',
}).catch(endWith);
try {
  const { deps, url } = server;
  const cloud = quietCloud({
    endpoint: url,
    spaceId: deps.settings.CLOUD_SPACE_ID,
    clientSecret: deps.keys.clientSecret,
    fetch: (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', DEMO_ADDRESS);
      return fetch(address, { ...init, headers });
    },
  });
  const orders = cloud.object<typeof sponsor>('sponsor');
  const { books } = await orders.books({ language });
  const { methods } = await cloud.object<typeof payment>('payment').methods({ language });
  let added = 0;
  for (const [at, demo] of demoSponsors(SPONSORS).entries()) {
    const book = books[at % books.length];
    if (book?.open && (await sponsorOnce(at, book.id, demo))) added += 1;
  }
  say(`${added} demo sponsors added`);

  /** Orders and pays; false when that was done by an earlier run. */
  async function sponsorOnce(at: number, bookId: string, demo: DemoSponsor): Promise<boolean> {
    const { name, anonymous, copies, target, names } = demo;
    const { orderToken, order } = await orders.placeOrder({
      idempotencyKey: `demo-sponsor-${String(at).padStart(4, '0')}`,
      bookId,
      copies,
      name,
      anonymous,
      dedication: { textId: 'universal', text: '', target, names: [...names] },
      contact: { kind: 'phone', value: `139${String(10_000_000 + at)}` },
      receiptEmail: null,
      freeGift: null,
      language,
      consent: AGREEMENT_VERSIONS.privacy,
    });
    const method = methods[0];
    if (order.status !== 'unpaid' || !method) return false;
    const opened = await orders.startPayment({ orderToken, methodId: method.id, language });
    await approve(opened.url);
    return (await orders.order({ orderToken, language })).order.payment === 'settled';
  }

  /** Only the built-in cashier is ever told to approve: demo orders must not reach a real one. */
  async function approve(cashier: string): Promise<void> {
    if (new URL(cashier).origin !== new URL(deps.settings.PUBLIC_URL).origin) {
      throw new Error('The first payment method takes real money; demo orders stay unpaid.');
    }
    await fetch(cashier, {
      method: 'POST',
      body: new URLSearchParams({ action: 'approve' }),
      redirect: 'manual',
    });
  }
} finally {
  await server.close();
}
process.exit(0);
