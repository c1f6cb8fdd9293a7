import { NETWORK_FAILURES, refusal } from '../support/failures.ts';
import type { Message } from '../support/message-text.ts';
import { expect, loggedIn, test } from '../support/pages/test.ts';
import { newPhone } from '../support/sponsoring.ts';
import { visitor } from '../support/visitor.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages';
const DETAIL = '/pages/news/detail';
const LOG = '/pages/ucenter/read-news-log/read-news-log';
const ARTICLE = '0199a0000000000000000002';
const BOOK_RETRY = 'sponsor.entry.retry';

/** Pages that stand on one answer: the route, the call, what is said when it fails, and the button to ask again. */
type AnsweredPage = readonly [route: string, call: string, title: Message, again: Message];
const OPEN_TO_ALL: readonly AnsweredPage[] = [
  ['/donated', 'sponsor.donors', 'sponsor.donated.failed', BOOK_RETRY],
  ['/result?token=some', 'sponsor.order', 'sponsor.result.failed', BOOK_RETRY],
  ['/searchresult?query=13800000000', 'sponsor.lookup', 'lookup.failed', 'lookup.retry'],
  ['/pages/pay/pay', 'donate.offer', 'donate.loadFailed', 'donate.retry'],
  ['/pages/pay/pay?token=some', 'donate.gift', 'donate.gift.failed', 'donate.retry'],
  ['/pages/pay/pay?plan=some', 'donate.plan', 'donate.plan.failed', 'donate.retry'],
  ['/pages/hall/tablet?token=some', 'hall.tablet', 'hall.tablet.failed', 'hall.retry'],
  ['/pages/hall/find?query=13800000000', 'hall.lookup', 'lookup.failed', 'lookup.retry'],
  ['/pages/news/list', 'news.list', 'news.list.failed', 'news.retry'],
  [`${DETAIL}?id=${ARTICLE}`, 'news.article', 'news.detail.failed', 'news.retry'],
  [LOG, 'news.headlines', 'news.log.failed', 'news.retry'],
  [
    `${UNI_ID}/login/login-withpwd`,
    'account.loginMethods',
    'account.login.methodsFailed',
    'account.login.retry',
  ],
];
const PERSONAL: readonly AnsweredPage[] = [
  ['/notices', 'notice.list', 'notice.list.failed', 'notice.retry'],
  ['/noticesettings', 'notice.settings', 'notice.settings.failed', 'notice.retry'],
  ['/pages/zhuyin/mygongde', 'merit.months', 'merit.failed', 'merit.retry'],
  ['/pages/zhuyin/statement', 'merit.statement', 'merit.statement.failed', 'merit.statement.retry'],
  ['/pages/hall/mine', 'hall.myTablets', 'hall.tablet.failed', 'hall.retry'],
  ['/pages/hall/shown?share=some', 'hall.shownToMe', 'hall.tablet.failed', 'hall.retry'],
  ['/pages/pay/gifts', 'donate.myGifts', 'donate.mine.failed', 'donate.retry'],
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

test('an answer that does not come is told on each page, and can be asked for again', async ({
  page,
  apps,
  network,
  messages,
}) => {
  localStorage.setItem('readNewsLog', JSON.stringify([{ article_id: ARTICLE, last_time: 1 }]));
  async function fails([route, call, title, again]: AnsweredPage): Promise<void> {
    for (const [index, [failure, words]] of NETWORK_FAILURES.entries()) {
      await network.during(call, failure, () =>
        index === 0 ? page.open(route) : messages.again(title, again),
      );
      await messages.alert(title, `framework.request.${words}`);
    }
    network.restore();
  }
  for (const answered of OPEN_TO_ALL) await fails(answered);
  // The last of them, once more: now it comes.
  await messages.again('account.login.methodsFailed', 'account.login.retry');
  await expect(messages.textbox('account.login.account')).toBeVisible();
  await loggedIn(page, apps.main);
  await page.reload();
  for (const answered of PERSONAL) await fails(answered);
});

test('what is not there, or was never asked for', async ({ page, apps, network, messages }) => {
  await page.open('/no/such/page');
  await messages.place('shell.page.notFound', 'shell.page.notFoundHint');
  await page.open('/result?token=not-a-token');
  await messages.place('sponsor.result.failed', 'link-invalid');
  await page.open('/pages/pay/pay?token=not-a-token');
  await messages.place('donate.gift.failed', 'link-invalid');
  await page.open('/pages/pay/pay?plan=not-a-token');
  await messages.place('donate.plan.failed', 'link-invalid');
  await page.open(DETAIL);
  await messages.place('news.detail.noId', 'news.detail.noIdHint');
  await page.open(`${DETAIL}?id=000000000000000000000000`);
  await messages.place('news.detail.notFound', 'news.detail.notFoundHint');
  await page.open(`${UNI_ID}/login/login-smscode`);
  await messages.place('account.login.smsNoNumber');
  await page.open('/home');
  await page.open('/pages/common/webview/webview?url=www.example.org');
  await expect.poll(() => document.title).toBe(messages.text('account.web.pathError'));
  await messages.dialog(['account.web.pathError', 'account.web.invalid'], 'account.web.confirm');
  await expect.poll(page.url).toMatch(/#\/home$/);

  await page.open('/search');
  const box = page.getByRole('searchbox');
  await messages.button('lookup.submit').click();
  await messages.at(box, 'lookup.emptyQuery', '');
  await box.fill('<b>?</b>');
  await box.press('Enter');
  await messages.place('lookup.noneTitle', 'lookup.noneHint');
  await expect(box).toHaveValue('<b>?</b>');
  await page.open(`/searchresult?query=${newPhone()}`);
  await messages.place('lookup.noneTitle', 'lookup.noneHint');

  const phone = newPhone();
  await visitor(apps.main).place({ contact: { kind: 'phone', value: phone } });
  await page.open(`/searchresult?query=${phone}`);
  await page.locator('main li').getByRole('button').click();
  const number = messages.textbox('lookup.number');
  const check = messages.button('lookup.check');
  await check.click();
  await messages.at(number, 'lookup.required');
  await number.fill('1234');
  await check.click();
  await messages.at(number, 'param-invalid', '1234');
  await network.during('sponsor.open', refusal('order-not-found', 'zh-Hans'), () => check.click());
  await messages.at(number, 'order-not-found', '1234');
  await network.during('sponsor.open', 'lost', () => check.click());
  await messages.at(number, 'framework.request.unavailable', '1234');
  network.fails('sponsor.open', refusal('uni-captcha-text-required', 'zh-Hans', 'captcha'));
  await network.during('uni-captcha-co.getImageCaptcha', 'lost', () => check.click());
  await expect(page.getByText(messages.text('framework.request.unavailable'))).toBeVisible();
});
