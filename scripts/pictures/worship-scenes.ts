import type { Page } from '@playwright/test';
import type { FeastId } from '@yuanguang/contract/feasts';
import { pageReady } from '../../e2e/support/page-ready.ts';
import { words } from '../../e2e/support/words.ts';
import { dress, invite, keepFeast, offer } from '../../e2e/support/worshipping.ts';
import type { Mode } from './modes.ts';
import { go, type Scene, show } from './scene.ts';
import type { World } from './world.ts';

const SHRINE = '/fo';
const MOST = 9;

/** A shrine of so many, with everything offered before whom the list has second. */
async function worship(tab: Page, world: World, { language }: Mode, count: number): Promise<void> {
  const say = words(language);
  await go(tab, world, SHRINE);
  await pageReady(tab);
  await invite(tab, count);
  const to = count > 1 ? 'amitabha' : undefined;
  for (const what of ['flower', 'fruit', 'water', 'lamp', 'incense'] as const) {
    await offer(tab, say, what, to);
  }
  // What was said in passing is not in the picture.
  await tab.reload();
  await pageReady(tab);
}

const scene = (page: string, state: string, whole: boolean, prepare: Scene['prepare']): Scene => ({
  page,
  state,
  whole,
  prepare,
});

const shared = (count: number): Scene =>
  scene('fo', `${count}-in-it`, false, async (tab, world, mode) => {
    await worship(tab, world, mode, count);
    await show(tab, world, SHRINE);
  });

const feast = (id: FeastId, count: number): Scene =>
  scene('fo', `feast-${id}-${count}`, false, async (tab, world, mode) => {
    await keepFeast(tab, id);
    await worship(tab, world, mode, count);
    await show(tab, world, SHRINE);
  });

const vase = (lamps: number, form: string): Scene =>
  scene('fo', `${lamps}-lamps-${form}`, false, async (tab, world, mode) => {
    await worship(tab, world, mode, 1);
    await dress(tab, words(mode.language), lamps, form);
    await tab.reload();
    await show(tab, world, SHRINE);
  });

/** Shrines in use; plain ones are among the pages that every feature shows. */
export const WORSHIP_SCENES: readonly Scene[] = [
  ...[1, 2, 3, 5, 7, MOST].map(shared),
  vase(0, 'bowl'),
  vase(4, 'round'),
  vase(6, 'bowl'),
  feast('buddha-birth', 1),
  feast('guanyin-birth', 3),
  feast('bhaishajyaguru', 1),
  feast('awakening', 1),
  feast('ullambana', MOST),
  scene('fo', 'before-one', false, async (tab, world, mode) => {
    await worship(tab, world, mode, 3);
    await show(tab, world, `${SHRINE}?to=amitabha`);
  }),
  ...(['/pages/fo/fotang', '/pages/fo/selectmyfo', '/pages/fo/myfotang'] as const).map((route) =>
    scene(route.split('/').at(-1) ?? route, 'in-use', true, async (tab, world, mode) => {
      await worship(tab, world, mode, route.endsWith('myfotang') ? 2 : 5);
      await show(tab, world, `${route}?to=amitabha`);
    }),
  ),
  scene('xiang', 'before-one', true, async (tab, world, mode) => {
    await worship(tab, world, mode, 3);
    await show(tab, world, '/pages/fo/xiang?to=amitabha');
  }),
];
