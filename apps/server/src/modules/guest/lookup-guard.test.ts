import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { codeOf } from '../account/account.testing.ts';
import { type GivingApp, givingApp } from '../donate/donate.testing.ts';

const database = startTestDatabase();
const language = 'zh-Hans';
let app: GivingApp;
beforeEach(async () => {
  app = await givingApp(database);
});
afterEach(() => app.close());

const NONE = ['order-not-found', 'gift-not-found'];
const PICTURE = 'uni-captcha-text-required';

async function visitor(device?: string) {
  const who = await app.giver(undefined, device === undefined ? {} : { device });
  const orders = who.cloud.object<typeof sponsor>('sponsor', { all: { preventDuplicate: false } });
  const order = (query: string) => codeOf(orders.lookup({ query, language }));
  const gift = (query: string) => codeOf(who.calls.lookup({ query, language }));
  return { order, gift, both: async (query: string) => [await order(query), await gift(query)] };
}

it('counts a contact that is looked up among sponsorships and gifts once', async () => {
  const chen = await visitor();
  for (const query of ['13900139001', '13900139002', 'chen@example.org'])
    expect(await chen.both(query)).toEqual(NONE);
  expect(await chen.both('13900139004')).toEqual([PICTURE, PICTURE]);
});

it('lets through what was let through before, however it is written: once, for two minutes, for that device alone', async () => {
  const chen = await visitor('phone-1');
  for (const query of ['13900139001', '13900139002', '13900139003'])
    expect(await chen.order(query)).toBe(NONE[0]);
  expect(await (await visitor('phone-2')).order('13900139009')).toBe(NONE[0]);
  expect(await chen.order('13900139001')).toBe(PICTURE);
  expect(await chen.gift('13900139004')).toBe(PICTURE);
  expect(await chen.gift('+86 139-0013-9001')).toBe(NONE[1]);
  expect(await chen.gift('13900139001')).toBe(PICTURE);
  expect(await chen.gift('13900139009')).toBe(PICTURE);
  app.clock.advance({ minutes: 2 });
  expect(await chen.gift('13900139002')).toBe(PICTURE);
});

it('is no way past the picture: of many at once for one contact none is let through', async () => {
  const chen = await visitor();
  for (const query of ['13900139001', '13900139002', '13900139003']) await chen.order(query);
  const codes = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 2 === 0 ? chen.order('13900139004') : chen.gift('13900139004'),
    ),
  );
  expect(new Set(codes)).toEqual(new Set([PICTURE]));
});
