import type { Page } from '@playwright/test';
import { pageReady } from '../../e2e/support/page-ready.ts';
import { practising } from '../../e2e/support/practising.ts';
import { words } from '../../e2e/support/words.ts';
import type { Mode } from './modes.ts';
import { go, type Scene, show } from './scene.ts';
import type { World } from './world.ts';

const LIST = '/pages/practice/practice';

interface Sample {
  readonly title: string;
  readonly content: string;
  readonly target?: string;
}
const SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  'zh-Hans': [
    { title: '六字大明咒', content: '嗡嘛呢叭咪吽', target: '27' },
    { title: '礼佛大忏悔', content: '往昔所造诸恶业，皆由无始贪嗔痴，\n从身语意之所生，一切我今皆忏悔。' },
  ],
  th: [
    { title: 'สวดพระนามพระอมิตาภพุทธเจ้า', content: 'นะโม อมิตาภพุทธ', target: '27' },
    { title: 'กราบพระ', content: 'ข้าพเจ้าขอขมาต่อพระรัตนตรัย' },
  ],
  en: [
    { title: 'Recitation of the Buddha’s name', content: 'Namo Amitabha Buddha', target: '27' },
    { title: 'Bowing', content: 'All the harm I have ever done I now repent.' },
  ],
};

/** A device on which somebody practises. */
async function practise(tab: Page, world: World, { language }: Mode): Promise<string> {
  await go(tab, world, LIST);
  await pageReady(tab);
  const samples = SAMPLES[language] ?? SAMPLES['zh-Hans'] ?? [];
  const steps = practising(tab, words(language));
  for (const sample of samples) await steps.make(sample);
  const title = samples[0]?.title ?? '';
  await steps.open(title);
  await steps.count(12);
  return title;
}

/** What it looks like on a device whose account was full already: each practice stands among the refused as well. */
async function refuseAll(tab: Page): Promise<void> {
  await tab.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('yuanguang-journal');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['waiting', 'refused'], 'readwrite');
          tx.oncomplete = resolve;
          tx.onerror = reject;
          const reading = tx.objectStore('waiting').getAll();
          reading.onsuccess = () => {
            for (const entry of reading.result) {
              if (entry.kind === 'practice.save')
                tx.objectStore('refused').put({ ...entry, code: 'practice-too-many' });
            }
          };
        };
      }),
  );
}

const scene = (page: string, state: string, prepare: Scene['prepare'], whole = true): Scene => ({
  page,
  state,
  whole,
  prepare,
});

/** Custom practice in use; the empty list and the empty form are among the pages that every feature shows. */
export const PRACTICE_SCENES: readonly Scene[] = [
  {
    page: 'home',
    state: 'practising',
    whole: true,
    async prepare(tab, world, mode) {
      await practise(tab, world, mode);
      await go(tab, world, '/home');
      await pageReady(tab);
    },
  },
  scene('practice', 'in-use', async (tab, world, mode) => {
    await practise(tab, world, mode);
    await show(tab, world, LIST);
  }),
  scene('count', 'counting', async (tab, world, mode) => void (await practise(tab, world, mode)), false),
  scene(
    'count',
    'reached',
    async (tab, world, mode) => {
      await practise(tab, world, mode);
      await practising(tab, words(mode.language)).count(15);
    },
    false,
  ),
  scene('count', 'offline', async (tab, world, mode) => {
    await practise(tab, world, mode);
    await tab.context().setOffline(true);
  }),
  scene(
    'count',
    'correction',
    async (tab, world, mode) => {
      await practise(tab, world, mode);
      await practising(tab, words(mode.language)).openSheet();
    },
    false,
  ),
  scene(
    'count',
    'correction-errors',
    async (tab, world, mode) => {
      await practise(tab, world, mode);
      const steps = practising(tab, words(mode.language));
      await steps.openSheet();
      await steps.correct({ how: 'off', amount: 108 });
      await tab.locator('[aria-invalid="true"]').first().waitFor();
    },
    false,
  ),
  scene('practice', 'refused', async (tab, world, mode) => {
    await practise(tab, world, mode);
    await refuseAll(tab);
    await show(tab, world, LIST);
    await tab.reload();
    await pageReady(tab);
  }),
  scene('practice', 'offline', async (tab, world, mode) => {
    await practise(tab, world, mode);
    await show(tab, world, LIST);
    await tab.context().setOffline(true);
  }),
  scene('practice-edit', 'field-errors', async (tab, world, mode) => {
    const say = words(mode.language);
    await show(tab, world, '/pages/practice/edit');
    await tab.getByRole('switch', { name: say('practice.form.reminder') }).check();
    await tab.getByRole('textbox', { name: say('practice.form.target') }).fill('0');
    await tab.getByRole('button', { name: say('practice.form.save') }).click();
    await tab.locator('[aria-invalid="true"]').first().waitFor();
  }),
];
