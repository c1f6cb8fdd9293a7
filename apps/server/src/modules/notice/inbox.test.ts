import type { account } from '@yuanguang/contract/objects/account';
import type { notice } from '@yuanguang/contract/objects/notice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../lib/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { holderOf } from '../../testing/modules.ts';
import { codeOf } from '../account/account.testing.ts';
import { FIRE, LAMP, type NoticeApp, noticeApp, QUIET } from './notice.testing.ts';
import { tell } from './tell.ts';

const database = startTestDatabase();
let app: NoticeApp;
beforeEach(async () => {
  app = await noticeApp(database);
});
afterEach(() => app.close());

const rows = async (table: string) =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

describe('The inbox', () => {
  it('holds what a person is told, newest first, in the reader’s language', async () => {
    const chen = await app.person({ locale: 'th' });
    await app.tell(chen.uid);
    app.clock.advance({ minutes: 1 });
    await app.tell(chen.uid, { kind: QUIET, data: { name: '先父陈公' } });
    expect(await chen.calls.list({ after: null })).toMatchObject({
      unread: 2,
      next: null,
      notices: [
        { kind: 'lamp.out', title: 'Lamp th', text: 'for 先父陈公', page: '/lamps', read: false },
        { kind: 'lamp.lit', text: 'for 陈静慧', createdAt: '2026-03-01T04:00:00.000Z' },
      ],
    });
  });

  it('comes in pages, each notice once', async () => {
    const chen = await app.person();
    for (let count = 0; count < 45; count += 1) await app.tell(chen.uid);
    const seen: string[] = [];
    let after: string | null = null;
    const sizes: number[] = [];
    do {
      const page: Awaited<ReturnType<typeof chen.calls.list>> = await chen.calls.list({ after });
      sizes.push(page.notices.length);
      seen.push(...page.notices.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
  });

  it('tells the same only once, however often and from however many sides it is told', async () => {
    const chen = await app.person();
    await app.tell(chen.uid, { key: 'one' });
    await app.tell(chen.uid, { key: 'one', data: { name: 'another' } });
    const told = { uid: chen.uid, kind: LAMP, data: { name: 'x' }, key: 'two' };
    await Promise.all([1, 2, 3, 4].map(() => tell(app.context, told)));
    // Another kind, another person: something else.
    await app.tell(chen.uid, { key: 'one', kind: FIRE });
    await app.tell((await app.person()).uid, { key: 'one' });
    expect((await chen.calls.list({ after: null })).notices.map(({ kind, text }) => [kind, text])).toEqual(
      expect.arrayContaining([
        ['lamp.fire', 'for 陈静慧'],
        ['lamp.lit', 'for x'],
        ['lamp.lit', 'for 陈静慧'],
      ]),
    );
    expect(await rows('notices')).toBe(4);
  });

  it('holds nothing of what was taken back', async () => {
    const chen = await app.person();
    const failing = inTransaction(app.context, async (tx) => {
      await tell(tx, { uid: chen.uid, kind: LAMP, data: { name: 'x' }, key: 'one' });
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await app.deps.jobs.drain();
    expect((await chen.calls.list({ after: null })).notices).toEqual([]);
    // And the key is as good as new.
    await app.tell(chen.uid, { key: 'one' });
    expect((await chen.calls.list({ after: null })).notices).toHaveLength(1);
  });

  it('is marked as read: some, or all', async () => {
    const chen = await app.person();
    for (let count = 0; count < 3; count += 1) await app.tell(chen.uid);
    const { notices } = await chen.calls.list({ after: null });
    const ids = notices.slice(0, 1).map(({ id }) => id);
    expect(await chen.calls.markRead({ ids })).toEqual({ errCode: 0, unread: 2 });
    expect(await chen.calls.markRead({ ids })).toMatchObject({ unread: 2 });
    expect(await chen.calls.markRead({ ids: [] })).toMatchObject({ unread: 2 });
    expect((await chen.calls.list({ after: null })).notices.map(({ read }) => read)).toEqual([
      true,
      false,
      false,
    ]);
    expect(await chen.calls.markRead({ ids: 'all' })).toMatchObject({ unread: 0 });
  });

  it('is nobody else’s to read or to mark', async () => {
    const chen = await app.person();
    const thief = await app.person();
    await app.tell(chen.uid);
    const [own] = (await chen.calls.list({ after: null })).notices;
    expect(await thief.calls.list({ after: null })).toMatchObject({ notices: [], unread: 0 });
    await thief.calls.markRead({ ids: [own?.id ?? ''] });
    await thief.calls.markRead({ ids: 'all' });
    expect(await chen.calls.list({ after: null })).toMatchObject({ unread: 1 });
  });

  it('keeps the newest 200 of a person', async () => {
    const chen = await app.person();
    const other = await app.person();
    await app.tell(other.uid, { data: { name: 'other' } });
    for (let count = 0; count < 205; count += 1) {
      await tell(app.context, { uid: chen.uid, kind: QUIET, data: { name: `${count}` }, key: `${count}` });
    }
    await app.deps.jobs.drain();
    expect(await rows('notices')).toBe(201);
    const { notices, unread } = await chen.calls.list({ after: null });
    expect([notices[0]?.text, unread]).toEqual(['for 204', 200]);
    expect((await other.calls.list({ after: null })).unread).toBe(1);
  });

  it('shows nothing of what it says to who reads the database', async () => {
    const chen = await app.person();
    await app.tell(chen.uid);
    const { rows: kept } = await database.pool.query('select * from notices');
    expect(JSON.stringify(kept)).not.toMatch(/陈静慧/);
  });
});

describe('A closed account', () => {
  it.each([1, 4])('(status %i) is told nothing: not in the inbox, not by mail', async (status) => {
    const chen = await app.person({ email: 'chen@example.org' });
    await database.pool.query('update users set status = $2 where id = $1', [chen.uid, status]);
    await app.tell(chen.uid, { kind: FIRE });
    expect(await rows('notices')).toBe(0);
    expect(app.deps.mailer.sent).toEqual([]);
  });

  it('hears nothing that was to come after its quiet hours', async () => {
    const chen = await app.person({ email: 'chen@example.org' });
    app.clock.set('2026-03-01T15:00:00Z');
    await app.tell(chen.uid, { kind: FIRE });
    await database.pool.query('update users set status = 4 where id = $1', [chen.uid]);
    app.clock.set('2026-03-02T00:00:00Z');
    await app.minute();
    expect(app.deps.mailer.sent).toEqual([]);
    expect(await rows('notice_deliveries')).toBe(0);
  });

  it('that never was is told nothing', async () => {
    await app.tell('0'.repeat(24));
    expect(await rows('notices')).toBe(0);
  });
});

describe('What is kept of a person', () => {
  it('can be taken along, and is erased with the account', async () => {
    const chen = await app.person();
    const other = await app.person();
    await app.tell(chen.uid);
    await app.tell(other.uid);
    await chen.calls.setSettings({ zone: 'Asia/Bangkok', quiet: null, off: [] });
    const holder = await holderOf(app.deps, 'notice');
    expect(holder.tables).toEqual([
      'notice_feeds',
      'notice_reminders',
      'notice_settings',
      'notices',
      'push_subscriptions',
    ]);
    await inTransaction({ db: database.db }, async ({ db }) => holder.erase({ db } as never, chen.uid));
    const { rows: left } = await database.pool.query('select uid from notices');
    expect(left).toEqual([{ uid: other.uid }]);
    expect(await rows('notice_settings')).toBe(0);
  });

  it('is whole in the export', async () => {
    const chen = await app.person();
    await app.tell(chen.uid);
    await chen.calls.setSettings({ zone: 'Asia/Bangkok', quiet: null, off: [] });
    const { json } = await app
      .cloud({ token: () => chen.token })
      .object<typeof account>('account')
      .exportData({});
    expect(JSON.parse(json).notice).toMatchObject({
      settings: { zone: 'Asia/Bangkok', quiet_from: null },
      notices: [{ kind: 'lamp.lit', text: 'for 陈静慧' }],
    });
  });
});

it('Who is not logged in has no inbox', async () => {
  const visitor = app.cloud().object<typeof notice>('notice');
  expect(await codeOf(visitor.list({ after: null }))).toBe('uni-id-check-token-failed');
});
