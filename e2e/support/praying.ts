import type { Page } from '@playwright/test';
import type { prayer as prayerObject } from '@yuanguang/contract/objects/prayer';
import { PRAYER_STATES } from '@yuanguang/contract/rules/prayer';
import type { Person } from './member.ts';
import { pageReady } from './page-ready.ts';
import type { Say } from './words.ts';

export const PRAYERS = '/pages/prayer/prayer';
export const WRITE = '/pages/prayer/edit';

/** The words of the prayers that the account has, by how they stand. */
export async function prayersOf({ cloud }: Person): Promise<string[]> {
  const calls = cloud.object<typeof prayerObject>('prayer');
  const found = await Promise.all(
    PRAYER_STATES.map(async (state) => {
      const { prayers } = await calls.list({ state, after: null });
      return prayers.map(({ text }) => `${state}: ${text}`);
    }),
  );
  return found.flat();
}

/** What a person does with prayers of their own, in a browser. */
export function praying(page: Page, say: Say) {
  const main = page.getByRole('main');
  /** The app is there already, and need not be fetched again. */
  async function turnTo(route: string): Promise<void> {
    await page.evaluate((to) => {
      location.hash = to;
    }, route);
    await pageReady(page);
  }
  const button = (key: string) => main.getByRole('button', { name: say(`prayer.${key}`), exact: true });
  return {
    turnTo,
    button,
    words: main.getByRole('textbox', { name: say('prayer.form.text') }),
    /** The slip in the list that has these words. */
    slip: (text: string) => main.getByRole('link', { name: text }),
    tab: (state: string) => main.getByRole('tab', { name: say(`prayer.list.state.${state}`) }),
    thanks: main.getByRole('group', { name: say('prayer.thanks.title') }),
    /** Writes one on the page for it, and waits for the list. */
    async write(text: string): Promise<void> {
      await turnTo(PRAYERS);
      await turnTo(WRITE);
      await main.getByRole('textbox', { name: say('prayer.form.text') }).fill(text);
      await button('form.save').click();
      await main.getByRole('link', { name: text }).waitFor();
    },
    /** Opens one from the list. */
    async open(text: string): Promise<void> {
      await main.getByRole('link', { name: text }).click();
      await button('one.delete').waitFor();
    },
  };
}
