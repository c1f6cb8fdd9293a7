import { expect, type Page } from '@playwright/test';
import { BUDDHIST_DAYS } from '@yuanguang/content/almanac';
import type { FeastId } from '@yuanguang/contract/feasts';
import { type Interception, interceptCall } from './network.ts';
import { pageReady } from './page-ready.ts';
import type { Say } from './words.ts';

/** Turns to a page of the app that is there already, which need not be fetched again. */
async function turnTo(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, route);
  await pageReady(page);
}

/** Invites the first so many of the list into one's own shrine, in the order of the hall; 释迦牟尼佛 stands there already. */
export async function invite(page: Page, count: number): Promise<void> {
  await turnTo(page, '/pages/fo/selectFoMenu');
  const buttons = page.getByRole('main').getByRole('listitem').getByRole('button');
  for (let at = 1; at < count; at += 1) {
    await buttons.nth(at).click();
    await expect(buttons.nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
}

const OFFERINGS = {
  incense: '/pages/fo/xiang',
  lamp: '/pages/fo/xiang',
  flower: '/pages/fo/hua',
  fruit: '/pages/fo/guo',
  water: '/pages/fo/guo',
} as const;

/** Offers what the page proposes, before one of one's own or who stands in the middle, and waits until it stands. */
export async function offer(page: Page, say: Say, what: keyof typeof OFFERINGS, to?: string): Promise<void> {
  await turnTo(page, OFFERINGS[what] + (to === undefined ? '' : `?to=${to}`));
  await page
    .getByRole('main')
    .getByRole('button', { name: say(`worship.offer.do.${what}`), exact: true })
    .click();
  await page.waitForURL(/#\/fo(\?|$)/);
  await pageReady(page);
}

/** Arranges the altar by the words of its page, such as `worship.arrange.cloths.saffron`. */
export async function dress(page: Page, say: Say, lamps: number, vase: string): Promise<void> {
  await turnTo(page, '/pages/fo/myfotang');
  const main = page.getByRole('main');
  await main
    .getByRole('group', { name: say('worship.arrange.lamps') })
    .locator('label')
    .nth(lamps / 2)
    .click();
  await main.getByText(say(`worship.arrange.vases.${vase}`), { exact: true }).click();
  await main.getByRole('button', { name: say('worship.arrange.save') }).click();
  await page.getByText(say('worship.arrange.saved')).waitFor();
}

/** The day is another feast's, as far as this page is told. */
export async function keepFeast(page: Page, feast: FeastId): Promise<void> {
  const name = BUDDHIST_DAYS.feasts.find(({ id }) => id === feast)?.name;
  const dressed: Interception = (answer) => {
    const config = answer.config as { today: object };
    return {
      ...answer,
      config: { ...config, today: { ...config.today, feasts: [name], feastIds: [feast] } },
    };
  };
  await interceptCall(page, 'config.read', dressed);
}
