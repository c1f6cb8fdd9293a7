import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { appPages } from '../support/app-pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { GIFT_FOR_SOMEBODY, giver } from '../support/giver.ts';
import { expectNoSidewaysScroll, expectReadable, expectTapTargets, setTextSize } from '../support/layout.ts';
import { type Interception, interceptCall } from '../support/network.ts';
import { pageReady } from '../support/page-ready.ts';
import { readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import type { ServedApps } from '../support/served-apps.ts';
import { newPhone, sponsoring } from '../support/sponsoring.ts';
import { test as base, open } from '../support/test.ts';
import { DEDICATED_GIFT, visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

/** Whose pages journeys of their own look at in the same way: login-pages, profile, news and feedback. */
const LOOKED_AT_ELSEWHERE: ReadonlySet<string> = new Set(['account', 'profile', 'news', 'feedback']);
const PAGES = (await appPages()).filter(({ feature }) => !LOOKED_AT_ELSEWHERE.has(feature));

interface Found {
  readonly routes: readonly string[];
  readonly cashier: string;
}

/** Every page with something on it, and the result page in each of its states. */
async function everything(apps: ServedApps): Promise<Found> {
  const guest = visitor(apps.main);
  const phone = newPhone();
  const orders = { contact: { kind: 'phone', value: phone } } as const;
  const [paid, gift, declined, cancelled, unpaid, atCashier] = await Promise.all([
    guest.placePaid(orders),
    guest.placePaid({
      ...orders,
      receiptEmail: 'somebody.with.a.long.address@example.com',
      ...DEDICATED_GIFT,
    }),
    guest.place(),
    guest.place(),
    guest.place(),
    guest.place(),
  ]);
  await guest.decline(declined.orderToken);
  await guest.sponsor.cancel({ orderToken: cancelled.orderToken, language: 'zh-Hans' });
  const results = [gift, declined, cancelled, unpaid].map(({ orderToken }) => `/result?token=${orderToken}`);
  const giving = giver(apps.main);
  const [given, silent, unpaidGift] = await Promise.all([
    giving.givePaid(GIFT_FOR_SOMEBODY),
    giving.givePaid({ silent: true }),
    giving.give(),
  ]);
  const planToken = (await giving.givePaid({ monthly: true, receiptEmail: 'each.month@example.com' })).gift
    .planToken;
  const gifts = [given, silent, unpaidGift].map(({ giftToken }) => `/pages/pay/pay?token=${giftToken}`);
  return {
    routes: [
      ...PAGES.map(({ address }) => address({ orderToken: paid.orderToken, phone, articleId: '' })),
      '/result',
      '/no/such/page',
      ...results,
      ...gifts,
      `/pages/pay/pay?plan=${planToken}`,
    ],
    cashier: await guest.cashier(atCashier.orderToken),
  };
}

/** Placed, paid and drawn once for all tests of a worker: these only look. */
const test = base.extend<{ readonly routes: readonly string[] }, { readonly found: Found }>({
  found: [async ({ apps }, use) => use(await everything(apps)), { scope: 'worker' }],
  // A bank that takes its time does so for a minute.
  routes: async ({ apps, found }, use) => {
    const guest = visitor(apps.main);
    const { orderToken } = await guest.place();
    await guest.delay(orderToken, 60);
    await use([`/result?token=${orderToken}`, ...found.routes]);
  },
});

/** Whatever lies above a page: the reading settings and the summary before paying. */
async function withSheet(page: Page, which: 'reading' | 'summary', language: (typeof LANGUAGES)[number]) {
  const say = words(language);
  await open(page, '/');
  if (which === 'reading') {
    await page.getByRole('button', { name: say('shell.nav.reading') }).click();
    await page.getByRole('dialog').waitFor();
    return;
  }
  const form = sponsoring(page, say);
  await form.fill({ name: '陈静慧', contact: newPhone() });
  await form.review();
}

/** In two parts, so that two workers share the way. */
for (const part of [0, 1] as const) {
  test(`every page keeps WCAG 2.2 AA as far as a program can tell (${part + 1} of 2)`, async ({
    page,
    routes,
    found,
  }) => {
    test.slow();
    const { cashier } = found;
    for (const route of routes.filter((_, index) => index % 2 === part)) {
      await visit(page, route);
      await expectAccessible(page, route.split('=')[0] ?? route);
    }
    if (part === 0) {
      await page.goto(cashier);
      await expectAccessible(page, 'cashier');
      return;
    }
    for (const sheet of ['reading', 'summary'] as const) {
      await page.goto('about:blank');
      await withSheet(page, sheet, 'zh-Hans');
      await expectAccessible(page, sheet);
    }
  });
}

test('pages without an answer, without content and with errors are as accessible', async ({
  page,
  context,
  problems,
}) => {
  test.slow();
  problems.expect(/ERR_FAILED|Failed to load resource|client/);
  const interceptions: [string, string, Interception][] = [
    ['/', 'sponsor.books', 'lost'],
    ['/', 'sponsor.books', 'hangs'],
    ['/donated', 'sponsor.donors', 'lost'],
    ['/donated', 'sponsor.donors', (answer) => ({ ...answer, donors: [], next: null, total: 0 })],
    ['/searchresult?query=13800000001', 'sponsor.lookup', 'lost'],
    ['/searchresult?query=13800000001', 'sponsor.lookup', () => ({ errCode: 'order-not-found', errMsg: '' })],
  ];
  for (const [route, call, failure] of interceptions) {
    await clean(page, context);
    await interceptCall(page, call, failure);
    await page.goto(`#${route}`);
    await (failure === 'hangs' ? standing(page) : pageReady(page));
    await expectAccessible(
      page,
      `${route} when ${call} ${typeof failure === 'string' ? failure : 'has nothing'}`,
    );
  }
  await clean(page, context);
  await open(page, '/');
  const form = sponsoring(page, words('zh-Hans'));
  // Leads to the name first, then tells that it is needed.
  await form.action().click();
  await form.action().click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await expectAccessible(page, 'field errors');
});

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(`#${route}`);
  await (/^\/result\?|\?token=/.test(route) ? standing(page) : pageReady(page));
}

/** What the last try left on the device is gone. */
async function clean(page: Page, context: BrowserContext): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page
    .evaluate(() => {
      indexedDB.deleteDatabase('yuanguang-kept');
      sessionStorage.clear();
    })
    .catch(() => undefined);
  await page.goto('about:blank');
  await context.clearCookies();
}

/** The result page while it waits turns its ring: it stands when its record is there. */
async function standing(page: Page): Promise<void> {
  await page.locator('main').waitFor();
  await page.locator('main h2, main [role="status"]').first().waitFor({ state: 'attached' });
}

for (const language of LANGUAGES) {
  test.describe(`in ${language} on the narrowest phone`, () => {
    test.use({ viewport: { width: NARROW_PX, height: 640 } });

    test(`every page fits 320 px, in the largest text too, and what is tapped is large enough (${language})`, async ({
      page,
      context,
      routes,
      found,
    }) => {
      test.slow();
      await readAs(context, { language });
      const { cashier } = found;
      const measure = async (what: string) => {
        for (const text of ['1', '1.5'] as const) {
          await setTextSize(page, text);
          await expectNoSidewaysScroll(page, `${what} at ${text}×`);
          await expectTapTargets(page, `${what} at ${text}×`);
          await expectReadable(page, `${what} at ${text}×`);
        }
      };
      for (const route of routes) {
        await visit(page, route);
        await measure(route.split('=')[0] ?? route);
      }
      for (const sheet of ['reading', 'summary'] as const) {
        await page.goto('about:blank');
        await withSheet(page, sheet, language);
        await measure(sheet);
      }
      await page.goto(cashier);
      await expectNoSidewaysScroll(page, 'cashier');
    });
  });
}
