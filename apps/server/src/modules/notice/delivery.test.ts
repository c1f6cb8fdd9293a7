import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { codeOf } from '../account/account.testing.ts';
import { FIRE, LAMP, type NoticeApp, noticeApp, QUIET } from './notice.testing.ts';

const database = startTestDatabase();
let app: NoticeApp;
beforeEach(async () => {
  app = await noticeApp(database);
});
afterEach(() => app.close());

const EMAIL = 'chen@example.org';
const sent = () => app.deps.mailer.sent;
const waiting = async () =>
  (await database.pool.query<{ due_at: Date }>('select due_at from notice_deliveries')).rows.map(
    ({ due_at }) => due_at.toISOString(),
  );
const USUAL = { zone: 'Asia/Shanghai', quiet: { from: '21:30', to: '07:00' }, off: [] };

describe('By mail', () => {
  it('a notice comes at once by day, to the address of the account, in the person’s language', async () => {
    const chen = await app.person({ email: EMAIL, locale: 'ja' });
    await app.tell(chen.uid, { language: 'th' });
    expect(sent()).toMatchObject([
      { to: EMAIL, subject: 'Lamp th', text: expect.stringContaining('陈静慧') },
    ]);
    // What the person chose goes before what the module knows.
    await chen.calls.setSettings(USUAL);
    await app.tell(chen.uid, { language: 'th' });
    expect(sent()[1]).toMatchObject({ subject: 'Lamp ja' });
    expect(sent()[1]?.text).toContain('http://localhost:0/zhuyin/#/lamps');
  });

  it('none comes without an address, of a kind that has none, or when its module sends its own', async () => {
    const silent = await app.person();
    const chen = await app.person({ email: EMAIL });
    await app.tell(silent.uid);
    await app.tell(chen.uid, { kind: QUIET });
    await app.tell(chen.uid, { mailed: true });
    expect(sent()).toEqual([]);
    expect((await chen.calls.list({ after: null })).unread).toBe(2);
  });

  it('one comes once, whatever runs again', async () => {
    const chen = await app.person({ email: EMAIL });
    await app.tell(chen.uid);
    const [told] = (await chen.calls.list({ after: null })).notices;
    for (let times = 0; times < 3; times += 1) {
      await app.deps.jobs.enqueue(app.context, 'notice.spread', { noticeId: told?.id ?? '', mailed: false });
      await app.deps.jobs.enqueue(app.context, 'notice.deliver', { deliveryId: told?.id ?? '' });
      await app.minute();
    }
    expect(sent()).toHaveLength(1);
  });

  it('tries of two processes at the same moment send one', async () => {
    const chen = await app.person({ email: EMAIL });
    app.clock.set('2026-03-01T15:00:00Z');
    await app.tell(chen.uid);
    app.clock.set('2026-03-02T00:00:00Z');
    const { rows } = await database.pool.query<{ id: string }>('select id from notice_deliveries');
    const deliveryId = rows[0]?.id ?? '';
    for (let times = 0; times < 4; times += 1) {
      await app.deps.jobs.enqueue(app.context, 'notice.deliver', { deliveryId });
    }
    await Promise.all([app.deps.jobs.drain(), app.deps.jobs.drain()]);
    await app.deps.jobs.drain();
    expect(sent()).toHaveLength(1);
  });

  it('one whose job was lost with its process is sent by the minute’s job', async () => {
    const chen = await app.person({ email: EMAIL });
    app.clock.set('2026-03-01T15:00:00Z');
    await app.tell(chen.uid);
    app.clock.set('2026-03-02T00:00:00Z');
    // Added and claimed, and then the machine was gone.
    await database.pool.query('update notice_deliveries set queued_at = $1, claimed_until = $2', [
      app.clock.now(),
      new Date(app.clock.now().getTime() + 300_000),
    ]);
    await app.minute();
    expect(sent()).toEqual([]);
    app.clock.advance({ minutes: 11 });
    await app.minute();
    expect(sent()).toHaveLength(1);
  });
});

describe('In the quiet hours', () => {
  it('nothing comes until they end, and the inbox has it at once', async () => {
    const chen = await app.person({ email: EMAIL });
    app.clock.set('2026-03-01T13:30:00Z');
    await app.tell(chen.uid);
    expect((await chen.calls.list({ after: null })).unread).toBe(1);
    expect(await waiting()).toEqual(['2026-03-01T23:00:00.000Z']);
    app.clock.set('2026-03-01T22:59:00Z');
    await app.minute();
    expect(sent()).toEqual([]);
    app.clock.set('2026-03-01T23:00:00Z');
    await app.minute();
    expect(sent()).toHaveLength(1);
    await app.minute();
    expect(sent()).toHaveLength(1);
  });

  it('the person’s own zone counts, and times chosen later hold for what waits', async () => {
    const chen = await app.person({ email: EMAIL });
    await chen.calls.setSettings({ ...USUAL, zone: 'America/New_York' });
    // Night in New York, noon in the temple.
    await app.tell(chen.uid);
    expect(await waiting()).toEqual(['2026-03-01T12:00:00.000Z']);
    await chen.calls.setSettings({
      zone: 'America/New_York',
      quiet: { from: '21:30', to: '09:00' },
      off: [],
    });
    app.clock.set('2026-03-01T12:00:00Z');
    await app.minute();
    expect(sent()).toEqual([]);
    expect(await waiting()).toEqual(['2026-03-01T14:00:00.000Z']);
    app.clock.set('2026-03-01T14:00:00Z');
    await app.minute();
    expect(sent()).toHaveLength(1);
  });

  it('what was read meanwhile is not sent as well', async () => {
    const chen = await app.person({ email: EMAIL });
    app.clock.set('2026-03-01T15:00:00Z');
    await app.tell(chen.uid);
    await chen.calls.markRead({ ids: 'all' });
    app.clock.set('2026-03-02T00:00:00Z');
    await app.minute();
    expect(sent()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('who has none is told at any hour', async () => {
    const chen = await app.person({ email: EMAIL });
    await chen.calls.setSettings({ ...USUAL, quiet: null });
    app.clock.set('2026-03-01T18:00:00Z');
    await app.tell(chen.uid);
    expect(sent()).toHaveLength(1);
  });
});

describe('After a time down', () => {
  it('what is of use still is sent, the rest dropped; the inbox has both', async () => {
    const chen = await app.person({ email: EMAIL });
    app.clock.set('2026-03-01T15:00:00Z');
    await app.tell(chen.uid, { kind: LAMP });
    await app.tell(chen.uid, { kind: FIRE });
    // Two days later: twelve hours are over, a week is not.
    app.clock.set('2026-03-03T04:00:00Z');
    await app.minute();
    expect(sent().map(({ id }) => id)).toHaveLength(1);
    expect((await chen.calls.list({ after: null })).unread).toBe(2);
    expect(await waiting()).toEqual([]);
  });

  it('a notice whose jobs lay for days is not sent either', async () => {
    const chen = await app.person({ email: EMAIL });
    const { tell } = await import('./notice.service.ts');
    await tell(app.context, { uid: chen.uid, kind: LAMP, data: { name: 'x' }, key: 'late' });
    app.clock.advance({ days: 2 });
    await app.deps.jobs.drain();
    expect(sent()).toEqual([]);
    expect((await chen.calls.list({ after: null })).unread).toBe(1);
  });
});

describe('Consent', () => {
  it('is by kind and channel, and can be taken back also for what waits', async () => {
    const chen = await app.person({ email: EMAIL });
    app.clock.set('2026-03-01T15:00:00Z');
    await app.tell(chen.uid);
    const off = [{ kind: LAMP.name, channel: 'mail' as const }];
    const { kinds } = await chen.calls.setSettings({ ...USUAL, off });
    expect(kinds.find(({ kind }) => kind === LAMP.name)).toEqual({
      kind: LAMP.name,
      label: 'lamps zh-Hans',
      channels: [
        { channel: 'push', on: true },
        { channel: 'mail', on: false },
      ],
      required: false,
    });
    app.clock.set('2026-03-02T04:00:00Z');
    await app.minute();
    await app.tell(chen.uid);
    expect(sent()).toEqual([]);
    await chen.calls.setSettings(USUAL);
    await app.tell(chen.uid);
    expect(sent()).toHaveLength(1);
  });

  it('is not asked for warnings', async () => {
    const chen = await app.person({ email: EMAIL });
    const off = [{ kind: FIRE.name, channel: 'mail' as const }];
    expect(await codeOf(chen.calls.setSettings({ ...USUAL, off }))).toBe('notice-required');
    await app.tell(chen.uid, { kind: FIRE });
    expect(sent()).toHaveLength(1);
  });
});

describe('Settings', () => {
  it('are the usual until they are changed, and as they were set afterwards', async () => {
    const chen = await app.person();
    expect(await chen.calls.settings({})).toMatchObject({
      zone: 'Asia/Shanghai',
      quiet: { from: '21:30', to: '07:00' },
    });
    await chen.calls.setSettings({ zone: 'Asia/Tokyo', quiet: { from: '12:00', to: '14:00' }, off: [] });
    expect(await chen.calls.settings({})).toMatchObject({
      zone: 'Asia/Tokyo',
      quiet: { from: '12:00', to: '14:00' },
    });
  });

  it.each([
    [{ ...USUAL, zone: 'Mars/Olympus' }, 'notice-zone-unknown'],
    [{ ...USUAL, zone: '+08:00' }, 'notice-zone-unknown'],
    [{ ...USUAL, zone: '' }, 'notice-zone-unknown'],
    [{ ...USUAL, quiet: { from: '24:00', to: '07:00' } }, 'notice-time-invalid'],
    [{ ...USUAL, quiet: { from: '21:30', to: '7:00' } }, 'notice-time-invalid'],
    [{ ...USUAL, quiet: { from: '21:30', to: '21:30' } }, 'notice-time-invalid'],
    [{ ...USUAL, off: [{ kind: 'lamp.none', channel: 'mail' as const }] }, 'notice-kind-unknown'],
    [{ ...USUAL, off: [{ kind: QUIET.name, channel: 'mail' as const }] }, 'notice-kind-unknown'],
  ])('%j are refused as %s', async (input, code) => {
    const chen = await app.person();
    expect(await codeOf(chen.calls.setSettings(input))).toBe(code);
  });
});
