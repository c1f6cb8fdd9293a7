import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { knownDevice } from '../../e2e/support/reading.ts';
import { LIGHTS, type Mode, SCREENS } from './modes.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

export interface Picture {
  readonly file: string;
  readonly scene: Scene;
  readonly mode: Mode;
  /** As the screen shows it at first, or the page in its whole height. */
  readonly extent: 'screen' | 'whole';
  /** Han characters that the screen set in the Song face of titles. */
  readonly titleCharacters: string;
  /** Why there is no picture, or what the page complained about while it was taken. */
  readonly trouble: readonly string[];
}

const SCENE_MS = 15_000;

/**
 * Takes every scene in one mode, one after the other, each on a phone that has never been here. Without a folder no
 * picture is made, and only what is read from the pages comes back.
 */
export async function shoot(
  browser: Browser,
  mode: Mode,
  scenes: readonly Scene[],
  world: World,
  folder: string | undefined,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const scene of scenes) {
    const context = await contextFor(browser, mode);
    pictures.push(...(await shootOne(context, mode, scene, world, folder)));
    // What is still being asked for has nobody to be answered to.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  return pictures;
}

async function contextFor(browser: Browser, { language, screen, light }: Mode): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...SCREENS[screen],
    locale: language === 'zh-Hans' ? 'zh-CN' : language,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const { theme, text } = LIGHTS[light];
  const preferences = JSON.stringify({ language, theme, text, contrast: 'normal' });
  await context.addInitScript((kept) => {
    try {
      localStorage.setItem('yuanguang.preferences', kept);
      sessionStorage.clear();
    } catch {
      // Pages without an origin have no storage and need none.
    }
  }, preferences);
  await knownDevice(context);
  return context;
}

async function shootOne(
  context: BrowserContext,
  mode: Mode,
  scene: Scene,
  world: World,
  folder: string | undefined,
): Promise<Picture[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(SCENE_MS);
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  const place = `${mode.language}-${mode.screen}-${mode.light}`;
  if (folder) await mkdir(join(folder, place), { recursive: true });
  try {
    await page.emulateMedia({ colorScheme: LIGHTS[mode.light].theme });
    await scene.prepare(page, world, mode);
    await still(page);
  } catch (error) {
    trouble.push((error as Error).message.split('\n')[0] ?? 'unknown');
  }
  // A scene that failed is shown as far as it came: that is what one wants to see then.
  const name = `${scene.page}--${scene.state}`.replaceAll(' ', '-');
  const pictures: Picture[] = [];
  const take = async (extent: Picture['extent'], file: string) => {
    if (folder)
      await page
        .screenshot({ path: join(folder, file), animations: 'disabled' })
        .catch((error: Error) => trouble.push(error.message));
    const titleCharacters = await page.evaluate(charactersInSong).catch(() => '');
    pictures.push({ file, scene, mode, extent, titleCharacters, trouble });
  };
  await take('screen', join(place, `${name}.png`));
  if (folder && scene.whole && (await unroll(page))) await take('whole', join(place, `${name}--whole.png`));
  return pictures;
}

/** Runs in the page. */
function charactersInSong(): string {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element?.getClientRects().length) continue;
    if (!getComputedStyle(element).fontFamily.includes('"Yuanguang Song"')) continue;
    for (const sign of texts.currentNode.textContent ?? '')
      if (/[\p{Script=Han}々〆]/u.test(sign)) found.add(sign);
  }
  return [...found].join('');
}

/** Makes the screen as high as the page, so that bars rest at its end and not across it. False: it is no higher. */
async function unroll(page: Page): Promise<boolean> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!size || height <= size.height + 1) return false;
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: size.width, height });
  await still(page);
  return true;
}

/** A drawing that does not come, such as without a network, stays empty paper. */
const DRAWN_MS = 3_000;

/** Fonts, pictures and drawings are there, and what comes in slowly has come. */
async function still(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.querySelector('main svg:empty') === null, undefined, {
      timeout: DRAWN_MS,
    })
    .catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
