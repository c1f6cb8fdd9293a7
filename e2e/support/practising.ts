import type { Page } from '@playwright/test';
import { pageReady } from './page-ready.ts';
import type { Say } from './words.ts';

/** What a person does with practices of their own, in a browser. */
export function practising(page: Page, say: Say) {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByRole('textbox', { name: say(`practice.form.${key}`) });
  const tap = main.locator('button').filter({ hasText: say('practice.count.tap') });
  /** The app is there already, and need not be fetched again. */
  async function turnTo(route: string): Promise<void> {
    await page.evaluate((to) => {
      location.hash = to;
    }, route);
    await pageReady(page);
  }
  return {
    tap,
    /** Makes one on the page for it, and waits for the list. */
    async make({
      title,
      content,
      target = '',
    }: {
      title: string;
      content: string;
      target?: string;
    }): Promise<void> {
      await turnTo('/pages/practice/edit');
      await field('title').fill(title);
      await field('content').fill(content);
      await field('target').fill(target);
      await main.getByRole('button', { name: say('practice.form.save') }).click();
      await main.getByRole('link', { name: title }).waitFor();
    },
    /** Opens one from the list. */
    async open(title: string): Promise<void> {
      await turnTo('/pages/practice/practice');
      await main.getByRole('link', { name: title }).click();
      await tap.waitFor();
    },
    async count(times: number): Promise<void> {
      for (let n = 0; n < times; n += 1) await tap.click();
    },
  };
}
