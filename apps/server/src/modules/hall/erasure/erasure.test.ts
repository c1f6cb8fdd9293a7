import type { merit } from '@yuanguang/contract/objects/merit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { holderOf } from '../../../testing/modules.ts';
import { codeOf } from '../../account/account.testing.ts';
import { balances } from '../../ledger/ledger.service.ts';
import { aLamp, type HallApp, hallApp, type SomeoneOfTest } from '../hall.testing.ts';

const database = startTestDatabase();
let app: HallApp;
let chen: SomeoneOfTest;
beforeEach(async () => {
  app = await hallApp(database);
  chen = await app.someone();
});
afterEach(() => app.close());

const language = 'zh-Hans';
const PHONE = '13800138000';
const rows = async () => (await database.pool.query('select * from hall_tablets order by id')).rows;
const ERASED = { personal: null, contact_index: null, content_hash: null, reason: null, uid: null };

describe('Who came without a login', () => {
  it('finds it masked by number or contact, and opens it with both', async () => {
    const token = await chen.apply();
    const { tabletNumber } = await chen.read(token);
    expect(await chen.calls.lookup({ query: tabletNumber })).toMatchObject({
      tablets: [{ tabletNumber, status: 'applied' }],
    });
    const byPhone = await chen.calls.lookup({ query: PHONE });
    expect(byPhone.tablets[0]?.tabletNumber).toMatch(/^\*{4}-\*{4}-\*{2}\d{2}$/);
    expect(JSON.stringify(byPhone)).not.toMatch(/林秀英|陈静慧|rebirth/);
    const open = (contact: string) => chen.calls.open({ tabletNumber, contact, language });
    expect((await open(PHONE)).tabletToken).toBe(token);
    const stranger = await app.someone(undefined, { device: 'elsewhere' });
    const wrong = stranger.calls.open({ tabletNumber, contact: '13900139000', language });
    expect(await codeOf(wrong)).toBe('tablet-not-found');
    expect(await codeOf(stranger.calls.lookup({ query: 'nothing' }))).toBe('param-invalid');
  });

  it('has everything erased by a code to the phone: nothing stands any more, and the books stay', async () => {
    const paid = await chen.apply({ ...aLamp(), amountFen: 3_600 });
    await chen.pay(paid);
    await chen.apply();
    const books = await balances(app.context());
    await chen.left.sendErasureCode({ query: PHONE, captcha: await chen.captcha('find-order'), language });
    await app.deps.jobs.drain();
    const code = app.deps.sms.sent.at(-1)?.code ?? '';
    expect(await chen.left.erase({ query: PHONE, code, language })).toMatchObject({ erased: 2 });
    for (const row of await rows())
      expect(row).toMatchObject({ ...ERASED, status: 'withdrawn', place: null });
    expect(await balances(app.context())).toEqual(books);
    expect(await codeOf(chen.read(paid))).toBe('link-invalid');
    expect(await chen.calls.lamps({ hall: 'memorial' })).toMatchObject({ count: 0 });
  });
});

describe('An account', () => {
  it('has all its tablets in its export, and what others show to it by its own word alone', async () => {
    const member = await app.someone('chen-jinghui');
    const ming = await app.someone('chen-ming');
    const tabletToken = await member.apply({ days: 100 });
    const { code } = await member.calls.invite({ tabletToken });
    await ming.calls.accept({ code, myName: '小明' });
    const holder = await holderOf(app.deps, 'hall');
    const [{ uid }] = await rows();
    expect(await holder.export(app.context(), uid)).toMatchObject({
      tablets: [
        { tablet: { people: [{ name: '林秀英' }] }, contact: { value: PHONE }, gifts: [{ days: 100 }] },
      ],
      shownToMe: [],
    });
    const guests = (await database.pool.query('select uid from hall_guests')).rows;
    const his = await holder.export(app.context(), guests[0].uid);
    expect(his).toMatchObject({ tablets: [], shownToMe: [{ myName: '小明' }] });
    expect(JSON.stringify(his)).not.toContain('林秀英');
  });

  it('is parted from its tablets when it is erased: they stand no more, and nobody sees them', async () => {
    const member = await app.someone('chen-jinghui');
    const ming = await app.someone('chen-ming');
    const standing = await member.apply(aLamp('陈国安'));
    await member.apply({ amountFen: 3_600 });
    const { code } = await member.calls.invite({ tabletToken: standing });
    await ming.calls.accept({ code, myName: '小明' });
    const [{ uid }] = await rows();
    const holder = await holderOf(app.deps, 'hall');
    await holder.erase(app.context(), uid);
    await app.run('hall.erase');
    for (const row of await rows()) expect(row).toMatchObject({ ...ERASED, status: 'withdrawn' });
    expect((await ming.calls.shownToMe({})).shown).toEqual([]);
    for (const table of ['hall_tablets', 'hall_events', 'hall_guests', 'hall_gifts']) {
      const kept = JSON.stringify((await database.pool.query(`select * from ${table}`)).rows);
      expect(kept).not.toContain(uid);
    }
  });

  it('that leaves another’s tablet takes its own name along', async () => {
    const member = await app.someone('chen-jinghui');
    const ming = await app.someone('chen-ming');
    const tabletToken = await member.apply();
    const { code } = await member.calls.invite({ tabletToken });
    await ming.calls.accept({ code, myName: '小明' });
    const guests = (await database.pool.query('select uid from hall_guests')).rows;
    await (await holderOf(app.deps, 'hall')).erase(app.context(), guests[0].uid);
    expect((await member.calls.shares({ tabletToken })).guests).toEqual([]);
    expect(await member.read(tabletToken)).toMatchObject({ status: 'applied' });
  });

  it('has what came to stand among its merit, as one leaf each, without name or money', async () => {
    const member = await app.someone('chen-jinghui');
    await member.apply({ ...aLamp('陈国安'), days: 49 });
    const paid = await member.apply({ ...aLamp('', 'blessing'), amountFen: 9_900 });
    await member.pay(paid);
    await member.apply();
    const calls = member.cloud.object<typeof merit>('merit');
    const { entries } = await calls.timeline({ leaf: null, after: null });
    expect(entries.map(({ title }) => title).sort()).toEqual(['延生堂点灯', '往生堂点灯']);
    expect(JSON.stringify(entries)).not.toMatch(/陈国安|9900|99\.00/);
    const { months } = await calls.months({ months: 1 });
    expect(months).toMatchObject([{ leaves: { give: 2 } }]);
    // A list of payments is another thing than merit: it has what was paid, to the hall.
    expect(await calls.statement({ year: 2026 })).toMatchObject({
      lines: [{ title: '延生堂', amountFen: 9_900 }],
      totalFen: 9_900,
    });
  });
});
