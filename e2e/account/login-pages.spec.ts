import { LANGUAGES } from '@yuanguang/contract/languages';
import { appPages } from '../support/app-pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets, setTextSize } from '../support/layout.ts';
import { readAs } from '../support/reading.ts';
import { NARROW_PX, PHONE } from '../support/screens.ts';
import { open, test } from '../support/test.ts';

const EXAMPLES = { orderToken: '', articleId: '', phone: '13812345678' };
const PAGES = [
  ...(await appPages())
    .filter(({ feature }) => feature === 'account')
    .map(({ address }) => address(EXAMPLES)),
  '/uni_modules/uni-id-pages/pages/login/login-withoutpwd?type=email',
];

for (const language of LANGUAGES) {
  test(`every login page fits, on the narrowest phone in the largest text too, and can be used (${language})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await readAs(context, { language });
    for (const route of PAGES) {
      await open(page, route);
      await expectTapTargets(page, `${route} (${language})`);
      await page.setViewportSize({ width: NARROW_PX, height: 640 });
      await setTextSize(page, '1.5');
      await expectNoSidewaysScroll(page, `${route} (${language})`);
      await setTextSize(page, '1');
      await page.setViewportSize(PHONE.viewport);
      // Whatever lies under the tabs at this moment is scrolled out from under them; the check sees it as covered.
      await page.evaluate(() => {
        for (const bar of document.querySelectorAll('nav')) bar.style.position = 'static';
      });
      if (language === 'zh-Hans' || language === 'th') await expectAccessible(page, `${route} (${language})`);
    }
  });
}
