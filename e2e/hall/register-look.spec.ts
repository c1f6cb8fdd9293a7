import type { Page } from '@playwright/test';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectReadable, expectTapTargets, setTextSize } from '../support/layout.ts';
import { readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const KINDS = ['rebirth', 'longevity', 'infant'] as const;

/** Everything that a form has: a day and a title of one's own, where it has them. */
async function opened(page: Page, language: Parameters<typeof words>[0], kind: (typeof KINDS)[number]) {
  const say = words(language);
  await open(page, `/pages/hall/register?kind=${kind}`);
  const day = kind === 'longevity' ? 'bornOpen' : 'diedOpen';
  await page.getByRole('button', { name: say(`hall.field.${day}`), exact: true }).click();
  if (kind !== 'rebirth') return;
  await page
    .getByRole('group', { name: say('hall.field.title'), exact: true })
    .getByRole('button', { name: say('hall.field.ownTitle'), exact: true })
    .click();
}

test('the forms of tablets have nothing that axe finds wrong', async ({ page }) => {
  test.slow();
  for (const kind of KINDS) {
    await opened(page, 'zh-Hans', kind);
    await expectAccessible(page, kind);
  }
});

for (const language of LANGUAGES) {
  test.describe(`in ${language} on the narrowest phone`, () => {
    test.use({ viewport: { width: NARROW_PX, height: 640 } });

    test(`the forms of tablets fit 320 px, in the largest text too (${language})`, async ({
      page,
      context,
    }) => {
      test.slow();
      await readAs(context, { language });
      for (const kind of KINDS) {
        await opened(page, language, kind);
        await expectNoSidewaysScroll(page, kind);
        await expectTapTargets(page, kind);
        await setTextSize(page, '1.5');
        await expectNoSidewaysScroll(page, kind);
        await expectReadable(page, kind);
        await setTextSize(page, '1');
      }
    });
  });
}
