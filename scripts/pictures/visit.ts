import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { knownDevice } from '../../e2e/support/reading.ts';
import { startApps } from '../../e2e/support/served-apps.ts';
import type { Choice } from './choice.ts';
import { LIGHTS, type Mode, SCREENS } from './modes.ts';
import type { Scene } from './scene.ts';
import { makeWorld, type World } from './world.ts';

/** A page as a visitor has come to it, at rest. */
export interface Visit {
  readonly page: Page;
  readonly scene: Scene;
  readonly mode: Mode;
  /** Why the scene did not come about, or what the page complained of. Filled as it happens. */
  readonly trouble: string[];
}

const SCENE_MS = 15_000;

/** Has each scene that was chosen looked at in each mode, on the built app, each on a phone that has never been here. */
export async function visitScenes<Seen>(
  { scenes, modes, parallel }: Choice,
  look: (visit: Visit) => Promise<Seen>,
): Promise<Seen[]> {
  const apps = await startApps();
  const browser = await chromium.launch(await findBrowser());
  const seen: Seen[] = [];
  try {
    const world = await makeWorld(apps);
    const queue = [...modes];
    const goRound = async (): Promise<void> => {
      for (let mode = queue.shift(); mode; mode = queue.shift()) {
        for (const scene of scenes) seen.push(await visitScene(browser, mode, scene, world, look));
        process.stdout.write(`${mode.language} ${mode.screen} ${mode.light}\n`);
      }
    };
    await Promise.all(Array.from({ length: parallel }, goRound));
  } finally {
    await browser.close();
    await apps.close();
  }
  return seen;
}

async function visitScene<Seen>(
  browser: Browser,
  mode: Mode,
  scene: Scene,
  world: World,
  look: (visit: Visit) => Promise<Seen>,
): Promise<Seen> {
  const context = await contextFor(browser, mode);
  const page = await context.newPage();
  page.setDefaultTimeout(SCENE_MS);
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  try {
    await page.emulateMedia({ colorScheme: LIGHTS[mode.light].theme });
    await scene.prepare(page, world, mode);
    await still(page);
  } catch (error) {
    trouble.push((error as Error).message.split('\n')[0] ?? 'unknown');
  }
  // A scene that failed is looked at as far as it came: that is what one wants to see then.
  const seen = await look({ page, scene, mode, trouble });
  // What is still being asked for has nobody to be answered to.
  for (const open of context.pages()) await open.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return seen;
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

/** A drawing that does not come, such as without a network, stays empty paper. */
const DRAWN_MS = 3_000;

/** Fonts, pictures and drawings are there, and what comes in slowly has come. */
export async function still(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.querySelector('main svg:empty') === null, undefined, {
      timeout: DRAWN_MS,
    })
    .catch(() => undefined);
  // A lazy picture beyond the edge of a strip does not come until somebody goes there.
  await page.evaluate(async (most) => {
    await document.fonts.ready;
    const drawn = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(drawn), new Promise((resolve) => setTimeout(resolve, most))]);
  }, DRAWN_MS);
}
