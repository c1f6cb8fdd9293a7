import type { Page } from '@playwright/test';

const KEPT = 'test.opening';

interface Noted {
  /** The steps that were seen, and what the phone was asked to feel, in their order. */
  readonly steps: readonly string[];
  /** The words of the page for who does not see the picture, at the last step. */
  readonly words: string;
}

/** Writes down in the tab what a page did that opened on a certificate: call it before the page is opened. */
export async function watchOpening(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const kept = (): { steps: string[]; words: string } =>
      JSON.parse(sessionStorage.getItem(key) ?? '{"steps":[],"words":""}');
    const note = (what: string, words: string) => {
      const { steps } = kept();
      if (steps.at(-1) !== what)
        sessionStorage.setItem(key, JSON.stringify({ steps: [...steps, what], words }));
    };
    navigator.vibrate = (pattern) => {
      note(`felt ${pattern}`, kept().words);
      return true;
    };
    new MutationObserver(() => {
      const main = document.querySelector('main');
      const step = main?.querySelector('[data-step]')?.getAttribute('data-step');
      if (!main || !step) return;
      const heard = main.cloneNode(true) as HTMLElement;
      for (const part of heard.querySelectorAll('[aria-hidden="true"], figure [role="status"]'))
        part.remove();
      note(step, heard.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, KEPT);
}

export const openingNoted = (page: Page): Promise<Noted> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{"steps":[],"words":""}'), KEPT);

/** What somebody hears of the page now who does not see its pictures, as `watchOpening` writes it down. */
export const heardNow = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const heard = main.cloneNode(true) as HTMLElement;
    for (const part of heard.querySelectorAll('[aria-hidden="true"], figure [role="status"]')) part.remove();
    return heard.textContent ?? '';
  });
