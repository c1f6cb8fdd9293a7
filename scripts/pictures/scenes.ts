import type { Page } from '@playwright/test';
import { appPages } from '../../e2e/support/app-pages.ts';
import { type Interception, interceptCall } from '../../e2e/support/network.ts';
import { pageReady } from '../../e2e/support/page-ready.ts';
import { sponsoring } from '../../e2e/support/sponsoring.ts';
import { words } from '../../e2e/support/words.ts';
import { ACCOUNT_SCENES } from './account-scenes.ts';
import { DONATE_SCENES } from './donate-scenes.ts';
import { FAMILY_SCENES } from './family-scenes.ts';
import { HALL_SCENES } from './hall-scenes.ts';
import { MERIT_SCENES } from './merit-scenes.ts';
import type { Mode } from './modes.ts';
import { NOTICE_SCENES } from './notice-scenes.ts';
import { PRACTICE_SCENES } from './practice-scenes.ts';
import { PRAYER_SCENES } from './prayer-scenes.ts';
import { filled, go, own, type Route, type Scene, show } from './scene.ts';
import type { World } from './world.ts';
import { WORSHIP_SCENES } from './worship-scenes.ts';

type Token = keyof World['tokens'];
const LOADING_SHOWN_MS = 700;

/** The states in which a page has nothing yet, nothing at all, or no answer; made by meddling with one call. */
function lacking(page: string, route: string | Route, call: string, empty: Interception | null): Scene[] {
  const scene = (state: string, interception: Interception): Scene => ({
    page,
    state,
    whole: true,
    async prepare(tab, world) {
      await interceptCall(tab, call, interception);
      await go(tab, world, route);
      if (interception === 'hangs') await tab.waitForTimeout(LOADING_SHOWN_MS);
      else await pageReady(tab);
    },
  });
  const offline: Scene = {
    page,
    state: 'offline',
    whole: true,
    async prepare(tab, world) {
      await show(tab, world, route);
      await tab.context().setOffline(true);
    },
  };
  return [
    scene('loading', 'hangs'),
    ...(empty ? [scene('empty', empty)] : []),
    scene('error', 'lost'),
    offline,
  ];
}

const result = (state: Token): Scene => ({
  page: 'result',
  state,
  whole: true,
  async prepare(tab, world) {
    const app = state === 'expired' ? world.lateApp : world.app;
    await go(tab, world, `/result?token=${world.tokens[state]}`, app);
    // While it waits for the bank the page never settles: it stands when the order's record is there.
    await (state === 'pending' ? tab.locator('main dl').first().waitFor() : pageReady(tab));
  },
});

/** The form below the quantity, with what a visitor would have written. */
async function fillForm(page: Page, { language }: Mode) {
  const form = sponsoring(page, words(language));
  await form.quantity(20);
  await form.fill({
    name: language === 'th' ? 'ครอบครัวใจดี' : '王秀兰阖家',
    contact: '138 1234 5678',
  });
  return form;
}

const noDonors: Interception = (answer) => ({
  ...answer,
  donors: [],
  next: null,
  total: 0,
  anonymousCount: 0,
  totalCopies: 0,
});
const notFound: Interception = () => ({ errCode: 'order-not-found', errMsg: '—' });
const lookup: Route = ({ phone }) => `/searchresult?query=${phone}`;

/** Every page of the app as a visitor sees it and, where it shows what is theirs, as a member. */
const FILLED = (await appPages()).flatMap(({ name, address, needLogin, personal }): Scene[] => {
  const route: Route = ({ tokens, phone, articleId }) =>
    address({ orderToken: tokens.paid, phone, articleId });
  return [...(needLogin ? [] : [filled(name, route)]), ...(personal ? [own(name, route)] : [])];
});

export const SCENES: readonly Scene[] = [
  ...FILLED,
  ...lacking('index', '/', 'sponsor.books', (answer) => ({ ...answer, books: [] })),
  {
    page: 'index',
    state: 'field-errors',
    whole: true,
    async prepare(tab, world, mode) {
      await show(tab, world, '/');
      const form = sponsoring(tab, words(mode.language));
      await form.fill({ name: '', contact: '12345' });
      // Leading to the name first, then telling that it is needed.
      await form.action().click();
      await form.action().click();
      await tab.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    page: 'index',
    state: 'gift',
    whole: true,
    async prepare(tab, world, mode) {
      await show(tab, world, '/');
      const form = await fillForm(tab, mode);
      await form.gift({
        recipient: '王秀兰',
        phone: '13812345678',
        area: ['浙江省', '杭州市', '西湖区'],
        street: '灵隐路一号',
      });
    },
  },
  {
    page: 'index',
    state: 'paused',
    whole: true,
    async prepare(tab, world) {
      await interceptCall(tab, 'config.read', (answer) => ({
        ...answer,
        config: { ...(answer.config as object), buyclosed: true },
      }));
      await show(tab, world, '/');
    },
  },
  {
    page: 'summary',
    state: 'filled',
    whole: false,
    async prepare(tab, world, mode) {
      await show(tab, world, '/');
      await (await fillForm(tab, mode)).review();
    },
  },
  {
    page: 'summary',
    state: 'reminded',
    whole: false,
    async prepare(tab, world, mode) {
      await show(tab, world, '/');
      const form = await fillForm(tab, mode);
      await form.review();
      await form.payButton().click();
      await form.payButton().scrollIntoViewIfNeeded();
    },
  },
  {
    page: 'cashier',
    state: 'open',
    whole: true,
    async prepare(tab, { cashiers }, { language }) {
      await tab.goto(cashiers[language] ?? '');
    },
  },
  ...(['gift', 'pending', 'unpaid', 'declined', 'expired', 'cancelled'] as const).map(result),
  filled('result', '/result', 'without a link'),
  ...lacking('result', ({ tokens }) => `/result?token=${tokens.paid}`, 'sponsor.order', null),
  ...lacking('donated', '/donated', 'sponsor.donors', noDonors),
  ...lacking('searchresult', lookup, 'sponsor.lookup', notFound),
  ...ACCOUNT_SCENES,
  ...DONATE_SCENES,
  ...FAMILY_SCENES,
  ...HALL_SCENES,
  ...MERIT_SCENES,
  ...NOTICE_SCENES,
  ...PRACTICE_SCENES,
  ...PRAYER_SCENES,
  ...WORSHIP_SCENES,
  filled('not found', '/no/such/page'),
  {
    page: 'reading',
    state: 'filled',
    whole: false,
    async prepare(tab, world, mode) {
      await show(tab, world, '/');
      await tab.getByRole('button', { name: words(mode.language)('shell.nav.reading') }).click();
      await tab.getByRole('dialog').waitFor();
    },
  },
  {
    page: 'welcome',
    state: 'first visit',
    whole: false,
    async prepare(tab, world) {
      await tab.addInitScript(() => {
        for (const key of ['yuanguang.visits', 'yuanguang.preferences']) localStorage.removeItem(key);
      });
      await show(tab, world, '/home');
      await tab.getByRole('dialog').waitFor();
    },
  },
  {
    page: 'welcome',
    state: 'keep',
    whole: false,
    async prepare(tab, world) {
      // Until the browser asks by itself, as if this were one inside another app.
      await tab.addInitScript(() => {
        localStorage.setItem('yuanguang.visits', '{"count":2,"greeted":true}');
        Object.defineProperty(navigator, 'userAgent', { value: 'MicroMessenger' });
      });
      await show(tab, world, '/home');
      await tab.getByRole('dialog').waitFor();
    },
  },
];
