import type { Page } from '@playwright/test';

/**
 * From the press on a link to the frame in which its page is painted: the page's own content, be it still without its
 * data, and not the shell's sign that the page's code is on its way. Milliseconds by the page's own clock.
 */
export async function changeRoute(page: Page, href: string): Promise<number> {
  await page.waitForSelector(`a[href="${href}"]`, { state: 'attached' });
  return page.evaluate(async (target) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`);
    if (!link) throw new Error(`no link leads to ${target}`);
    const main = () => document.querySelector('main');
    const before = main()?.textContent;
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const stands = () => {
      const children = [...(main()?.children ?? [])];
      const onlyWaits = children.length === 1 && children[0]?.matches('[class*="_loading_"]');
      return location.hash === target && main()?.textContent !== before && children.length > 0 && !onlyWaits;
    };
    const began = performance.now();
    // As a finger does it: touching prefetches, lifting follows.
    link.dispatchEvent(new PointerEvent('pointerenter', { bubbles: true }));
    link.dispatchEvent(new Event('touchstart', { bubbles: true }));
    link.click();
    while (!stands()) await frame();
    // The frame after the one that found it has it painted.
    await frame();
    return performance.now() - began;
  }, href);
}
