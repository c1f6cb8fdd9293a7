import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LIGHTS, type Mode, SCREENS } from './modes.ts';
import type { Scene } from './scenes.ts';
import type { World } from './world.ts';

export interface Picture {
  readonly file: string;
  readonly scene: Scene;
  readonly mode: Mode;
  /** Why there is no picture, or what the page complained about while it was taken. */
  readonly trouble: readonly string[];
}

const SCENE_MS = 15_000;

/** Takes every scene in one mode, one after the other in one browser context, each on a page of its own. */
export async function shoot(
  browser: Browser,
  mode: Mode,
  scenes: readonly Scene[],
  world: World,
  folder: string,
): Promise<Picture[]> {
  const context = await contextFor(browser, mode);
  const pictures: Picture[] = [];
  for (const scene of scenes) pictures.push(await shootOne(context, mode, scene, world, folder));
  await context.close();
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
  return context;
}

async function shootOne(
  context: BrowserContext,
  mode: Mode,
  scene: Scene,
  world: World,
  folder: string,
): Promise<Picture> {
  const page = await context.newPage();
  page.setDefaultTimeout(SCENE_MS);
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  const file = join(`${mode.language}-${mode.screen}-${mode.light}`, `${scene.page}--${scene.state}.png`);
  await mkdir(join(folder, `${mode.language}-${mode.screen}-${mode.light}`), { recursive: true });
  try {
    await page.emulateMedia({ colorScheme: LIGHTS[mode.light].theme });
    await scene.prepare(page, world, mode);
    await still(page);
  } catch (error) {
    trouble.push((error as Error).message.split('\n')[0] ?? 'unknown');
  }
  // A scene that failed is shown as far as it came: that is what one wants to see then.
  await page
    .screenshot({ path: join(folder, file), fullPage: scene.whole, animations: 'disabled' })
    .catch((error: Error) => trouble.push(error.message));
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return { file, scene, mode, trouble };
}

/** Fonts and pictures are there, and what comes in slowly has come. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
