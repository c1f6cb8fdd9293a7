import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const DIST = join(import.meta.dirname, '../../apps/web/dist');
const NAME = 'floor-for-measuring.html';

/**
 * What no app can beat: one screen of plain HTML with the words of the entry page, no script, no picture, no font, from
 * the same server. It stands beside the built pages while `work` runs.
 */
export async function withFloorPage<Result>(
  entry: Page,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const paragraphs = await entry.evaluate(() =>
    [...document.querySelectorAll('main :is(h2, h3, p, dt, dd, label)')]
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .map((element) => element.textContent?.trim() ?? '')
      .filter(Boolean),
  );
  const body = paragraphs.map((text) => `<p>${text.replaceAll('<', '&lt;')}</p>`).join('');
  const style = 'body{margin:0 16px;background:#f7f1e6;color:#3b2a1e;font:16px/1.7 sans-serif}';
  const html = `<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>floor</title><link rel="icon" href="data:,"><style>${style}</style><h1>助印经书</h1>${body}`;
  const file = join(DIST, NAME);
  await writeFile(file, html);
  try {
    return await work(`/zhuyin/${NAME}`);
  } finally {
    await rm(file, { force: true });
  }
}
