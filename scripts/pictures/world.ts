import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { LANGUAGES } from '@yuanguang/contract/languages';
import type { feedback as feedbackObject } from '@yuanguang/contract/objects/feedback';
import type { news as newsObject } from '@yuanguang/contract/objects/news';
import { GIFT_FOR_SOMEBODY, giver } from '../../e2e/support/giver.ts';
import { type Person, person } from '../../e2e/support/member.ts';
import type { RunningApps } from '../../e2e/support/served-apps.ts';
import { setClockAhead } from '../../e2e/support/served-apps.ts';
import { DEDICATED_GIFT, visitor } from '../../e2e/support/visitor.ts';
import { type Family, makeFamilies } from './family-world.ts';
import { type Halls, makeHalls } from './hall-world.ts';

/** What is there to be seen: orders in every state, and enough donors for more than one page. */
export interface World {
  readonly app: string;
  /** The app whose clock is ahead: its unpaid orders have expired. */
  readonly lateApp: string;
  readonly tokens: Readonly<
    Record<'paid' | 'pending' | 'unpaid' | 'declined' | 'expired' | 'cancelled' | 'gift', string>
  >;
  /** Links of gifts, and of a monthly plan. */
  readonly gifts: Readonly<Record<'paid' | 'silent' | 'declined' | 'plan', string>>;
  /** The payer's page of one order, in each language of the gallery. */
  readonly cashiers: Readonly<Record<string, string>>;
  readonly sponsorNumber: string;
  readonly phone: string;
  /** Somebody with an account who has written to the temple, read something, and sponsored. */
  readonly member: Pick<Person, 'kept'>;
  /** Somebody whose real name was verified, taken back, and verified again. */
  readonly verified: Pick<Person, 'kept'>;
  readonly articleId: string;
  /** Who share a shrine, by language. */
  readonly families: Readonly<Record<string, Family>>;
  /** What somebody has in the halls. */
  readonly halls: Halls;
}

const NAMES = [
  '陈淑芬',
  '林国栋阖家',
  '释子俊',
  '张桂英',
  '吴氏历代宗亲',
  '周明远',
  '徐静',
  '何家宝',
  '三宝弟子',
  '无名氏',
];
const DONORS = 32;
const FEEDBACK = '手机上的字可以再大一些吗？家中老人看经很欢喜，就是有时要戴两副眼镜。';
const HALF_AN_HOUR_AND_MORE = 31;

export async function makeWorld(apps: RunningApps): Promise<World> {
  const guest = visitor(apps.main);
  const { books } = await guest.sponsor.books({ language: 'zh-Hans' });
  for (let index = 0; index < DONORS; index += 1) {
    await guest.placePaid({
      name: NAMES[index % NAMES.length] ?? '',
      anonymous: index % 7 === 3,
      copies: [5, 10, 20, 50, 108, 1][index % 6] ?? 5,
      bookId: books[index % books.length]?.id ?? '',
    });
  }
  const paid = await guest.placePaid({ copies: 20 });
  const gift = await guest.placePaid({
    copies: 50,
    anonymous: true,
    receiptEmail: 'wang.xiulan@example.com',
    ...DEDICATED_GIFT,
  });
  const [pending, unpaid, declined, cancelled] = await Promise.all(
    Array.from({ length: 4 }, () => guest.place()),
  );
  if (!pending || !unpaid || !declined || !cancelled) throw new Error('orders are missing');
  await guest.delay(pending.orderToken, 60);
  await guest.decline(declined.orderToken);
  await guest.sponsor.cancel({ orderToken: cancelled.orderToken, language: 'zh-Hans' });
  const late = await visitor(apps.switched).place();
  await setClockAhead(apps, HALF_AN_HOUR_AND_MORE);
  return {
    app: apps.main.url,
    lateApp: apps.switched.url,
    tokens: {
      paid: paid.orderToken,
      gift: gift.orderToken,
      pending: pending.orderToken,
      unpaid: unpaid.orderToken,
      declined: declined.orderToken,
      cancelled: cancelled.orderToken,
      expired: late.orderToken,
    },
    gifts: await makeGifts(apps),
    cashiers: Object.fromEntries(
      await Promise.all(
        LANGUAGES.map(async (language) => [
          language,
          await visitor(apps.main, language).cashier((await guest.place()).orderToken),
        ]),
      ),
    ),
    sponsorNumber: paid.order.sponsorNumber,
    phone: '13812345678',
    ...(await makeMember(apps)),
    verified: await makeVerified(apps),
    families: await makeFamilies(apps),
    halls: await makeHalls(apps),
  };
}

async function makeGifts(apps: RunningApps): Promise<World['gifts']> {
  const someone = giver(apps.main);
  const paid = await someone.givePaid(GIFT_FOR_SOMEBODY);
  const silent = await someone.givePaid({ silent: true, purposeId: 'life' });
  const declined = await someone.give();
  await someone.decline(declined.giftToken);
  const monthly = await someone.givePaid({ monthly: true, receiptEmail: 'wang.xiulan@example.com' });
  return {
    paid: paid.giftToken,
    silent: silent.giftToken,
    declined: declined.giftToken,
    plan: monthly.gift.planToken ?? '',
  };
}

async function makeMember(apps: RunningApps): Promise<Pick<World, 'member' | 'articleId'>> {
  const member = person(apps.main);
  await member.register();
  await member.account.updateProfile({ nickname: '静慧' });
  const feedback = member.cloud.object<typeof feedbackObject>('feedback');
  await feedback.submit({ content: FEEDBACK, images: [], contact: '', mobile: '' });
  const news = member.cloud.object<typeof newsObject>('news');
  const { articles } = await news.list({ language: 'zh-Hans', after: null });
  const articleId = articles[0]?.id ?? '';
  await news.markRead({ id: articleId });
  const own = visitor(apps.main, 'zh-Hans', member.cloud);
  await own.placePaid({ copies: 20 });
  const declined = await own.place({ copies: 108 });
  await own.decline(declined.orderToken);
  const cancelled = await own.place({ copies: 5 });
  await own.sponsor.cancel({ orderToken: cancelled.orderToken, language: 'zh-Hans' });
  const gifts = giver(apps.main, 'zh-Hans', member.cloud);
  await gifts.givePaid({ monthly: true });
  await gifts.givePaid({ silent: true, purposeId: 'sangha' });
  return { member, articleId };
}

async function makeVerified(apps: RunningApps): Promise<Person> {
  const someone = person(apps.main);
  await someone.register();
  const { service, privacy, realName } = AGREEMENT_VERSIONS;
  await someone.account.agree({
    agreements: [
      { agreement: 'service', version: service },
      { agreement: 'privacy', version: privacy },
    ],
    occasion: 'register',
  });
  const verify = async () => {
    const { certifyId, url } = await someone.account.startRealName({
      realName: '王秀兰',
      idCard: '11010519491231002X',
      agreed: realName,
    });
    await fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ action: 'pass' }),
      redirect: 'manual',
    });
    await someone.id.getFrvAuthResult({ certifyId });
  };
  await verify();
  await someone.account.withdrawRealName({});
  await verify();
  await person(apps.main, someone.name)
    .login('wrong-1')
    .catch(() => undefined);
  return someone;
}
