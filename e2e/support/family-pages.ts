import type { BrowserContext, Page } from '@playwright/test';
import type { notice as noticeObject } from '@yuanguang/contract/objects/notice';
import type { Person } from './member.ts';
import { knownDevice } from './reading.ts';
import { words } from './words.ts';

export const say = words('zh-Hans');
export const LONG_MS = 120_000;

export const SHRINE = '陈家佛堂';
export const INCENSE = '三支香';

/** A device of somebody else. */
export async function anotherDevice(page: Page): Promise<{ page: Page; context: BrowserContext }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const context = await browser.newContext({ baseURL: page.url().split('#')[0] ?? '', locale: 'zh-CN' });
  await knownDevice(context);
  return { context, page: await context.newPage() };
}

export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, key: string) =>
  main(page).getByRole('button', { name: say(`worship.family.${key}`), exact: true });
export const field = (page: Page, key: string) =>
  main(page).getByRole('textbox', { name: say(`worship.family.${key}`) });
export const dialog = (page: Page) => page.getByRole('alertdialog');
/** Presses the button of the question that says what happens. */
export async function agree(page: Page, key: string): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: say(`worship.family.${key}`), exact: true })
    .click();
}
/** What was offered, in the list: who, then what. */
export const offered = (page: Page, who: string, what: string) =>
  main(page).getByRole('listitem').filter({ hasText: who }).filter({ hasText: what });
export const memberRow = (page: Page, name: string) =>
  main(page)
    .getByRole('list', { name: say('worship.family.members.title') })
    .getByRole('listitem')
    .filter({ hasText: name });
export const titlesTold = async ({ cloud }: Person) =>
  (await cloud.object<typeof noticeObject>('notice').list({ after: null })).notices.map(({ title }) => title);
