import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@yuanguang/contract/languages';

/** The least side of what a finger must hit, in CSS pixels. */
const TAP_PX = 44;

/** The page is no wider than the screen, and names what sticks out when it is. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width && document.body.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map((element) => {
        const { right } = element.getBoundingClientRect();
        return `${element.tagName.toLowerCase()}.${element.className} to ${Math.round(right)} of ${width} px`;
      })
      .slice(0, 5);
  });
  expect.soft(found, `no sideways scroll: ${what}`).toEqual([]);
}

/** Everything that is tapped is at least 44 px high and wide; links inside a sentence are as large as its words. */
export async function expectTapTargets(page: Page, what: string): Promise<void> {
  const small = await page.evaluate((least) => {
    const interactive = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
    const shown = (element: Element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return style.visibility !== 'hidden' && style.display !== 'none' && width > 1 && height > 1;
    };
    // A choice is tapped anywhere on its label.
    const tapped = (element: Element) => {
      const choice = element.matches('input[type="checkbox"], input[type="radio"]');
      return (choice && element.closest('label')) || element;
    };
    const inSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li, dd') !== null;
    return (
      [...document.querySelectorAll(interactive)]
        .map(tapped)
        .filter((element) => shown(element) && !inSentence(element) && !element.closest('[inert]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // Half a pixel of rounding is no smaller target.
        .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(
          ({ element, box }) =>
            `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? '').trim().slice(0, 20)}" ` +
            `${Math.round(box.width)}×${Math.round(box.height)}`,
        )
    );
  }, TAP_PX);
  expect.soft([...new Set(small)], `large enough to tap: ${what}`).toEqual([]);
}

/** The floor of every text, and that of the tabs' labels, in CSS pixels. */
const TEXT_PX = 13;
const TAB_LABEL_PX = 12;

/** No words are smaller than the floor, however narrow the phone; drawings and what stands for nobody are left out. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  const small = await page.evaluate(
    ([text, label]) => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const element = node.parentElement;
        const said = node.textContent?.trim() ?? '';
        if (
          !element ||
          said === '' ||
          element.closest('svg, script, style, [role="img"], [aria-hidden="true"]')
        )
          continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const floor = element.closest('nav') ? label : text;
        if (size < floor - 0.05) found.add(`${size.toFixed(1)} px "${said.slice(0, 20)}"`);
      }
      return [...found];
    },
    [TEXT_PX, TAB_LABEL_PX] as const,
  );
  expect.soft(small, `large enough to read: ${what}`).toEqual([]);
}

/** As after choosing another size, when nothing of it is on its way any more. */
export async function setTextSize(page: Page, size: '1' | '1.5'): Promise<void> {
  await page.evaluate(async (scale) => {
    document.documentElement.dataset.text = scale;
    const changing = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    do await new Promise((resolve) => requestAnimationFrame(resolve));
    while (changing());
  }, size);
}

/** The words of these texts, each one piece of text, that begin on one line and end on another. */
export async function tornWords(texts: Locator, language: Language): Promise<string[]> {
  await expect(texts.first()).toBeAttached();
  return texts.evaluateAll((all, language) => {
    const range = document.createRange();
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    return all.flatMap(({ firstChild }) => {
      const letters = firstChild as Text;
      return [...segmenter.segment(letters.data)].flatMap(({ segment, index, isWordLike }) => {
        range.setStart(letters, index);
        range.setEnd(letters, index + segment.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return isWordLike && lines.size > 1 ? [segment] : [];
      });
    });
  }, language);
}
