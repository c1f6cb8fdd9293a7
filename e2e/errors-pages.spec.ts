import { refusal, waysToFail } from './support/faulty-line.ts';
import { loggedIn } from './support/member.ts';
import { expect, open, test } from './support/refusals.ts';
import { REFUSED_IN } from './support/refused-in.ts';
import type { Message } from './support/said.ts';
import { newPhone } from './support/sponsoring.ts';
import { visitor } from './support/visitor.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages';
const DETAIL = '/pages/news/detail';
const LOG = '/pages/ucenter/read-news-log/read-news-log';
const ARTICLE = '0199a0000000000000000002';
const BOOK_RETRY = 'sponsor.entry.retry';

/** Pages that stand on one answer: the route, the call, what is said when it fails, and the button to ask again. */
type Standing = readonly [route: string, call: string, title: Message, again: Message];
const OPEN_TO_ALL: readonly Standing[] = [
  ['/donated', 'sponsor.donors', 'sponsor.donated.failed', BOOK_RETRY],
  ['/result?token=some', 'sponsor.order', 'sponsor.result.failed', BOOK_RETRY],
  ['/searchresult?query=13800000000', 'sponsor.lookup', 'lookup.failed', 'lookup.retry'],
  ['/pages/news/list', 'news.list', 'news.list.failed', 'news.retry'],
  [`${DETAIL}?id=${ARTICLE}`, 'news.article', 'news.detail.failed', 'news.retry'],
  [LOG, 'news.headlines', 'news.log.failed', 'news.retry'],
  [
    `${UNI_ID}/login/login-withpwd`,
    'account.loginMethods',
    'account.login.waysFailed',
    'account.login.retry',
  ],
];
const ONLY_OWN: readonly Standing[] = [
  ['/pages/ucenter/orders/orders', 'sponsor.myOrders', 'sponsor.mine.failed', BOOK_RETRY],
  [`${UNI_ID}/userinfo/bind-mobile/bind-mobile`, 'account.me', 'profile.failed', 'profile.retry'],
  [
    '/pages/ucenter/settings/settings',
    'account.sessions',
    'profile.sessions.failed',
    'profile.sessions.retry',
  ],
  [
    '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback',
    'feedback.mine',
    'feedback.mine.failed',
    'feedback.mine.retry',
  ],
];

test.describe.configure({ timeout: 120_000 });

for (const language of REFUSED_IN) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an answer that does not come is told on each page, and can be asked for again', async ({
      page,
      apps,
      line,
      said,
    }) => {
      await page.addInitScript((id) => {
        localStorage.setItem('readNewsLog', JSON.stringify([{ article_id: id, last_time: 1 }]));
      }, ARTICLE);
      async function fails([route, call, title, again]: Standing, turn: number): Promise<void> {
        for (const [index, [fault, words]] of waysToFail(turn).entries()) {
          line.fails(call, fault);
          if (index === 0) await open(page, route);
          else await said.again(title, again);
          await said.alert(title, `framework.request.${words}`);
        }
        line.mends();
      }
      for (const [turn, standing] of OPEN_TO_ALL.entries()) await fails(standing, turn);
      // The last of them, once more: now it comes.
      await said.again('account.login.waysFailed', 'account.login.retry');
      await expect(said.textbox('account.login.account')).toBeVisible();
      await loggedIn(page, apps.main);
      await page.reload();
      for (const [turn, standing] of ONLY_OWN.entries()) await fails(standing, turn);
    });

    test('what is not there, or was never asked for', async ({ page, apps, line, said }) => {
      await open(page, '/no/such/page');
      await said.place('shell.page.notFound', 'shell.page.notFoundHint');
      await open(page, '/result?token=not-a-token');
      await said.place('sponsor.result.failed', 'link-invalid');
      await open(page, DETAIL);
      await said.place('news.detail.noId', 'news.detail.noIdHint');
      await open(page, `${DETAIL}?id=000000000000000000000000`);
      await said.place('news.detail.notFound', 'news.detail.notFoundHint');
      await open(page, `${UNI_ID}/login/login-smscode`);
      await said.place('account.login.smsNoNumber');
      await open(page, '/home');
      await page.goto('#/pages/common/webview/webview?url=www.example.org');
      await expect(page).toHaveTitle(said.text('account.web.pathError'));
      await said.dialog(['account.web.pathError', 'account.web.invalid'], 'account.web.confirm');
      await expect(page).toHaveURL(/#\/home$/);

      await open(page, '/search');
      const box = page.getByRole('searchbox');
      await said.button('lookup.submit').click();
      await said.at(box, 'lookup.emptyQuery', '');
      await box.fill('<b>?</b>');
      await box.press('Enter');
      await said.alert('lookup.failed', 'param-invalid');
      await expect(box).toHaveValue('<b>?</b>');
      await open(page, `/searchresult?query=${newPhone()}`);
      await said.place('lookup.noneTitle', 'lookup.noneHint');

      const phone = newPhone();
      await visitor(apps.main, language).place({ contact: { kind: 'phone', value: phone } });
      await open(page, `/searchresult?query=${phone}`);
      await page.locator('main li').getByRole('button').click();
      const number = said.textbox('lookup.number');
      const check = said.button('lookup.check');
      await check.click();
      await said.at(number, 'lookup.required');
      await number.fill('1234');
      await check.click();
      await said.at(number, 'param-invalid', '1234');
      line.fails('sponsor.open', refusal('order-not-found', language));
      await check.click();
      await said.at(number, 'order-not-found', '1234');
      line.fails('sponsor.open', 'lost');
      await check.click();
      await said.at(number, 'framework.request.unavailable', '1234');
      line.fails('sponsor.open', refusal('captcha-required', language, 'captcha'));
      line.fails('sponsor.captcha', 'lost');
      await check.click();
      await said.alert('lookup.captchaFailed', 'framework.request.unavailable');
    });

    test('a page whose code or answer takes too long', async ({ page, line, said }) => {
      await page.clock.install();
      await page.route('**/assets/about-page*', () => undefined);
      await page.goto('#/about');
      await said.place('shell.page.loading');
      await page.clock.fastForward('01:01');
      await said.alert('shell.page.loadFailed', 'shell.page.loadFailedHint');
      line.fails('sponsor.donors', 'hangs');
      await page.goto('#/donated');
      await expect(page.getByRole('status', { name: said.text('sponsor.donated.loading') })).toBeVisible();
      await page.clock.fastForward('01:01');
      await said.alert('sponsor.donated.failed', 'framework.request.timeout');
      line.mends();
      await said.again('sponsor.donated.failed', BOOK_RETRY);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}
