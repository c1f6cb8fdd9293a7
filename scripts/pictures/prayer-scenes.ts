import type { Page } from '@playwright/test';
import { pageReady } from '../../e2e/support/page-ready.ts';
import { PRAYERS, praying, WRITE } from '../../e2e/support/praying.ts';
import { words } from '../../e2e/support/words.ts';
import type { Mode } from './modes.ts';
import { go, type Scene, show } from './scene.ts';
import type { World } from './world.ts';

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  'zh-Hans': [
    '愿一切众生离苦得乐',
    '愿女儿学业有成，平平安安',
    '愿母亲早日康复，身心安稳。\n愿照顾她的医生护士，都有福报。',
    '愿外婆往生净土，莲品高升',
  ],
  th: [
    'ขอให้สรรพสัตว์ทั้งหลายพ้นทุกข์',
    'ขอให้ลูกสาวเรียนสำเร็จ ปลอดภัยทุกวัน',
    'ขอให้คุณแม่หายป่วยโดยเร็ว กายใจสงบ\nขอให้แพทย์และพยาบาลที่ดูแลมีความสุข',
    'ขอให้คุณยายสู่แดนสุขาวดี',
  ],
  en: [
    'May all beings be free from suffering',
    'May my daughter finish her studies well and be safe',
    'May my mother recover soon and be at ease.\nMay those who care for her be happy.',
    'May my grandmother be reborn in the Pure Land',
  ],
};

/** A device on which somebody prays. */
async function pray(tab: Page, world: World, { language }: Mode): Promise<readonly string[]> {
  await go(tab, world, PRAYERS);
  await pageReady(tab);
  const samples = SAMPLES[language] ?? SAMPLES['zh-Hans'] ?? [];
  const steps = praying(tab, words(language));
  for (const sample of samples) await steps.write(sample);
  return samples;
}

/** The last of the samples is fulfilled; its page stays open. */
async function fulfil(tab: Page, world: World, mode: Mode): Promise<void> {
  const [, , , last = ''] = await pray(tab, world, mode);
  const steps = praying(tab, words(mode.language));
  await steps.open(last);
  await steps.button('one.fulfil').click();
  await steps.thanks.waitFor();
}

const scene = (page: string, state: string, prepare: Scene['prepare']): Scene => ({
  page,
  state,
  whole: true,
  prepare,
});

/** Prayers in use; the empty list and the empty form are among the pages that every feature shows. */
export const PRAYER_SCENES: readonly Scene[] = [
  scene('prayer', 'in-use', async (tab, world, mode) => {
    await pray(tab, world, mode);
  }),
  scene('prayer', 'fulfilled', async (tab, world, mode) => {
    await fulfil(tab, world, mode);
    const steps = praying(tab, words(mode.language));
    await show(tab, world, PRAYERS);
    await steps.tab('fulfilled').click();
  }),
  scene('prayer', 'none-of-state', async (tab, world, mode) => {
    await pray(tab, world, mode);
    await praying(tab, words(mode.language)).tab('fulfilled').click();
  }),
  scene('prayer', 'searched', async (tab, world, mode) => {
    const [, , , last = ''] = await pray(tab, world, mode);
    await tab.getByRole('searchbox').fill(last.slice(0, 6));
  }),
  scene('prayer-one', 'open', async (tab, world, mode) => {
    const [, , third = ''] = await pray(tab, world, mode);
    await praying(tab, words(mode.language)).open(third.split('\n')[0] ?? '');
  }),
  scene('prayer-one', 'fulfilled', fulfil),
  scene('prayer-edit', 'prayer-error', async (tab, world, mode) => {
    await show(tab, world, WRITE);
    await praying(tab, words(mode.language)).button('form.save').click();
    await tab.locator('[aria-invalid="true"]').first().waitFor();
  }),
];
