import { createECDH } from 'node:crypto';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { donate } from '@yuanguang/contract/objects/donate';
import type { feedback } from '@yuanguang/contract/objects/feedback';
import type { journal } from '@yuanguang/contract/objects/journal';
import type { notice } from '@yuanguang/contract/objects/notice';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import type { worship } from '@yuanguang/contract/objects/worship';
import { PRACTICE_SAVE, practiceData } from '@yuanguang/contract/rules/practice';
import { PRAYER_SAVE, prayerData } from '@yuanguang/contract/rules/prayer';
import type { Database } from './lib/db.ts';
import { accountsApp, PASSWORD } from './modules/account/account.testing.ts';
import { newDevice } from './modules/account/notices/new-device-notice.ts';
import { setEntry } from './modules/config/config.service.ts';
import { gift } from './modules/donate/donate.testing.ts';
import { fillHalls } from './modules/hall/hall.testing.ts';
import { setReminder } from './modules/notice/notice.service.ts';
import { seedSponsor } from './modules/sponsor/books/seed.ts';
import { order } from './modules/sponsor/sponsor.testing.ts';
import { ARRANGEMENT } from './modules/worship/worship.testing.ts';

/** People of every kind leave their data in a database, through the app itself, sealed with `DATA_KEY`. */
export async function leaveSealedData(database: Database, DATA_KEY: string): Promise<void> {
  const app = await accountsApp(database, { DATA_KEY });
  await seedSponsor({ db: database.db });
  const chen = app.person();
  await chen.register('chen-jinghui');
  await chen.id.bindMobileBySms({
    mobile: '13800138000',
    code: await chen.smsCode('13800138000', 'bind-mobile-by-sms'),
  });
  // On a new device: chen is told of it.
  await app.person().id.login({ username: 'chen-jinghui', password: PASSWORD });
  const reminding = { db: database.db, now: app.clock.now, cipher: app.deps.keys.data, jobs: app.deps.jobs };
  const { uid } = await chen.account.me({});
  const morning = { subject: 'one', time: '05:30', weekdays: [1] };
  await setReminder(reminding, {
    uid,
    kind: newDevice,
    data: { device: '', address: '', at: 0 },
    ...morning,
  });
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  await chen.cloud.object<typeof notice>('notice').subscribePush({
    endpoint: 'https://web.push.apple.com/browser-of-chen',
    p256dh: browser.getPublicKey('base64url'),
    auth: 'A'.repeat(22),
  });
  await chen.account.bindEmail({
    email: 'chen@example.org',
    code: await chen.emailCode('chen@example.org', 'bind-email'),
  });
  await setEntry({ db: database.db, now: app.clock.now }, 'modules.donate', true);
  const giving = chen.cloud.object<typeof donate>('donate');
  const { giftToken } = await giving.give(gift({ monthly: true }));
  const cashier = await giving.startPayment({ giftToken, methodId: 'sandbox.page', language: 'en' });
  await app.app.inject({
    method: 'POST',
    url: new URL(cashier.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=approve',
  });
  await giving.gift({ giftToken, language: 'en' });
  const name = { realName: '陈静慧', idCard: '11010519491231002X', agreed: AGREEMENT_VERSIONS.realName };
  const { certifyId, url: page } = await chen.account.startRealName(name);
  await app.face(page);
  await chen.id.getFrvAuthResult({ certifyId });
  const lin = app.person();
  await lin.register('lin-zhiyuan');
  await lin.account.startRealName({ ...name, idCard: '110101199003074477' });
  await fillHalls(app, chen, lin);
  await chen.cloud.object<typeof sponsor>('sponsor').placeOrder(order());
  await chen.cloud
    .object<typeof feedback>('feedback')
    .submit({ content: '请问开放时间', contact: '陈静慧', mobile: '13800138000', images: [] });
  await chen.cloud.object<typeof journal>('journal').append({
    replica: 'a'.repeat(32),
    now: app.clock.now().getTime(),
    entries: [
      {
        number: 1,
        kind: PRACTICE_SAVE,
        subject: 'b'.repeat(32),
        amount: 0,
        at: app.clock.now().getTime(),
        data: practiceData({
          title: '念佛',
          content: '愿母亲康复',
          target: null,
          reminder: null,
          paused: false,
        }),
      },
      {
        number: 2,
        kind: PRAYER_SAVE,
        subject: 'b'.repeat(32),
        amount: 0,
        at: app.clock.now().getTime(),
        data: prayerData({ text: '愿母亲康复', lunar: null }),
      },
    ],
  });
  await setEntry({ db: database.db, now: app.clock.now }, 'modules.worship', true);
  await chen.cloud
    .object<typeof worship>('worship')
    .createShrine({ name: '陈家佛堂', myName: '祖母', arrangement: ARRANGEMENT });
  await app.close();
}
