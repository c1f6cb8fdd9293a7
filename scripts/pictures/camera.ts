import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Mode } from './modes.ts';
import type { Scene } from './scene.ts';
import { still, type Visit } from './visit.ts';

export interface Picture {
  readonly file: string;
  readonly scene: Scene;
  readonly mode: Mode;
  /** As the screen shows it at first, or the page in its whole height. */
  readonly extent: 'screen' | 'whole';
  /** Why there is no picture, or what the page complained about while it was taken. */
  readonly trouble: readonly string[];
}

/** One picture of the screen, and where the scene asks for it one of the whole page, into the folder. */
export async function takePictures(
  folder: string,
  { page, scene, mode, trouble }: Visit,
): Promise<Picture[]> {
  const place = `${mode.language}-${mode.screen}-${mode.light}`;
  await mkdir(join(folder, place), { recursive: true });
  const name = `${scene.page}--${scene.state}`.replaceAll(' ', '-');
  const pictures: Picture[] = [];
  const take = async (extent: Picture['extent'], file: string) => {
    await page
      .screenshot({ path: join(folder, file), animations: 'disabled' })
      .catch((error: Error) => trouble.push(error.message));
    pictures.push({ file, scene, mode, extent, trouble });
  };
  await take('screen', join(place, `${name}.png`));
  if (scene.whole && (await unroll(page))) await take('whole', join(place, `${name}--whole.png`));
  return pictures;
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
