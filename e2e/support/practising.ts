import { expect, type Page } from '@playwright/test';
import type { practice as practiceObject } from '@yuanguang/contract/objects/practice';
import type { Person } from './member.ts';
import { pageReady } from './page-ready.ts';
import type { Say } from './words.ts';

export const LIST = '/pages/practice/practice';
export const CHANT = { title: '六字大明咒', content: '嗡嘛呢叭咪吽', target: '5' };

/** What the account has, as the server counts it. */
export async function kept({ cloud }: Person) {
  const { practices } = await cloud.object<typeof practiceObject>('practice').list({});
  return practices.map(({ title, today, total }) => ({ title, today, total }));
}

/** The page itself comes from the worker once it has kept everything. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The amounts of what the journal of this device has not sent yet, as they are on the disk. */
const waiting = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('yuanguang-journal');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('waiting').objectStore('waiting').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { amount: number }[]).map(({ amount }) => amount));
          };
        };
      }),
  );

/** Until everything that was entered on this device has come to the account. */
export async function allSent(page: Page): Promise<void> {
  await expect.poll(() => waiting(page), { timeout: 60_000 }).toEqual([]);
}

/** Until so many counts are on the disk: the page shows a count sooner, and a tab that is killed then may lose it. */
export async function allKept(page: Page, counts: number): Promise<void> {
  await expect.poll(async () => (await waiting(page)).reduce((sum, amount) => sum + amount, 0)).toBe(counts);
}

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
  const sheet = page.getByRole('dialog', { name: say('practice.correction.title') });
  return {
    tap,
    /** Takes the last count back. */
    takeBack: main.getByRole('button', { name: say('practice.count.takeBack') }),
    sheet,
    /** Opens the sheet for adding and correcting. */
    async openSheet(): Promise<void> {
      await main.getByRole('button', { name: say('practice.count.correct') }).click();
      await sheet.waitFor();
    },
    /** Fills the sheet in and sends it; `day` such as 2026-03-01, today unless given. */
    async correct({ how, amount, day }: { how: 'add' | 'off'; amount: number; day?: string }): Promise<void> {
      await sheet.getByRole('button', { name: say(`practice.correction.${how}`), exact: true }).click();
      await sheet.getByLabel(say('practice.correction.amount'), { exact: true }).fill(String(amount));
      if (day !== undefined) await sheet.getByLabel(say('practice.correction.day')).fill(day);
      await sheet.getByRole('button', { name: say('practice.correction.save') }).click();
    },
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
      await turnTo(LIST);
      await main.getByRole('link', { name: title }).click();
      await tap.waitFor();
    },
    async count(times: number): Promise<void> {
      for (let n = 0; n < times; n += 1) await tap.click();
    },
  };
}
