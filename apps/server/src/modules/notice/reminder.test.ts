import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { type Reminder, removeReminder, setReminder } from './notice.service.ts';
import { BELL, type NoticeApp, noticeApp } from './notice.testing.ts';

const database = startTestDatabase();
let app: NoticeApp;
beforeEach(async () => {
  app = await noticeApp(database);
});
afterEach(() => app.close());

const DAILY = [1, 2, 3, 4, 5, 6, 7];
const EMAIL = 'chen@example.org';
type Person = Awaited<ReturnType<NoticeApp['person']>>;

const remind = (person: Person, change: Partial<Reminder<{ name: string }>> = {}) =>
  setReminder(app.context, {
    uid: person.uid,
    kind: BELL,
    subject: 'one',
    data: { name: '大悲咒' },
    time: '05:30',
    weekdays: DAILY,
    ...change,
  });
const nextAt = async () =>
  (
    await database.pool.query<{ next_at: Date }>('select next_at from notice_reminders order by next_at')
  ).rows.map(({ next_at }) => next_at.toISOString());
const sent = () => app.deps.mailer.sent;

describe('A reminder', () => {
  it('comes at its time, in the quiet hours too: its reader chose it', async () => {
    const chen = await app.person({ email: EMAIL });
    await remind(chen);
    app.clock.set('2026-03-01T21:29:00Z');
    await app.minute();
    expect(sent()).toEqual([]);
    app.clock.set('2026-03-01T21:30:00Z');
    await app.minute();
    await app.minute();
    expect(sent()).toMatchObject([{ to: EMAIL, text: expect.stringContaining('for 大悲咒') }]);
    expect(await nextAt()).toEqual(['2026-03-02T21:30:00.000Z']);
  });

  it('comes also beside one that nobody can open any more', async () => {
    const [chen, lin] = [await app.person(), await app.person({ email: EMAIL })];
    await remind(chen, { time: '05:29' });
    await remind(lin);
    await database.pool.query('update notice_reminders set data = $1 where uid = $2', [
      'unreadable',
      chen.uid,
    ]);
    app.clock.set('2026-03-01T21:30:00Z');
    await app.minute();
    expect((await chen.calls.list({ after: null })).notices).toEqual([]);
    expect(sent()).toMatchObject([{ to: EMAIL }]);
    expect(await nextAt()).toEqual(['2026-03-02T21:29:00.000Z', '2026-03-02T21:30:00.000Z']);
  });

  it('takes the place of the one before in the inbox', async () => {
    const chen = await app.person();
    await remind(chen);
    await remind(chen, { subject: 'one-two', time: '06:00' });
    await app.tell(chen.uid);
    for (const day of ['01', '02', '03']) {
      app.clock.set(`2026-03-${day}T22:00:00Z`);
      await app.minute();
    }
    const { notices, unread } = await chen.calls.list({ after: null });
    expect(notices.map(({ kind }) => kind)).toEqual(['lamp.bell', 'lamp.bell', 'lamp.lit']);
    expect(unread).toBe(3);
  });

  it('that came due while the server was down is sent for two hours, once, and then it goes on', async () => {
    const chen = await app.person({ email: EMAIL });
    const wang = await app.person({ email: 'wang@example.org' });
    await remind(chen, { time: '05:30' });
    await remind(wang, { time: '08:00' });
    // Three days later, at ten: two hours after the one, and long after the other.
    app.clock.set('2026-03-05T02:00:00Z');
    await app.minute();
    expect(sent().map(({ to }) => to)).toEqual(['wang@example.org']);
    expect(await nextAt()).toEqual(['2026-03-05T21:30:00.000Z', '2026-03-06T00:00:00.000Z']);
  });

  it('comes each day once over changes of the clock and of the process, with two that look at the same time', async () => {
    const chen = await app.person({ email: EMAIL });
    await remind(chen, { time: '02:30', zone: 'America/New_York' });
    const other = await noticeApp(database);
    const times: string[] = [];
    for (let day = 0; day < 9; day += 1) {
      const [next = ''] = await nextAt();
      times.push(next);
      for (const one of [app, other]) one.clock.set(next);
      await app.deps.jobs.enqueue(app.context, 'notice.remind', {});
      await other.deps.jobs.enqueue(other.context, 'notice.remind', {});
      await Promise.all([app.deps.jobs.drain(), other.deps.jobs.drain()]);
    }
    await other.close();
    await app.deps.jobs.drain();
    expect(times.slice(5, 9)).toEqual([
      '2026-03-06T07:30:00.000Z',
      '2026-03-07T07:30:00.000Z',
      // 02:30 does not come on that day.
      '2026-03-08T07:00:00.000Z',
      '2026-03-09T06:30:00.000Z',
    ]);
    const mails = [...sent(), ...other.deps.mailer.sent];
    expect(mails).toHaveLength(9);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(9);
  }, 30_000);

  it('said again is changed, taken back it comes no more', async () => {
    const chen = await app.person({ email: EMAIL });
    await remind(chen);
    await remind(chen, { time: '12:30', weekdays: [2], data: { name: '心经' } });
    expect(await nextAt()).toEqual(['2026-03-03T04:30:00.000Z']);
    app.clock.set('2026-03-03T04:30:00Z');
    await app.minute();
    expect(sent()).toMatchObject([{ text: expect.stringContaining('for 心经') }]);
    await removeReminder(app.context, { uid: chen.uid, kind: BELL, subject: 'one' });
    expect(await nextAt()).toEqual([]);
  });

  it('whose words change after its time and before it is told of comes all the same, once', async () => {
    const chen = await app.person({ email: EMAIL });
    await remind(chen);
    app.clock.set('2026-03-01T21:30:01Z');
    await remind(chen, { data: { name: '心经' }, weekdays: DAILY.toReversed() });
    await app.minute();
    await remind(chen);
    await app.minute();
    expect(sent()).toMatchObject([{ text: expect.stringContaining('for 心经') }]);
    // At another time it is another one.
    app.clock.set('2026-03-02T21:30:01Z');
    await remind(chen, { time: '05:29' });
    await app.minute();
    expect(sent()).toHaveLength(1);
  });

  it('goes by the zone of its person, and moves with it', async () => {
    const chen = await app.person();
    await chen.calls.setSettings({ zone: 'Asia/Bangkok', quiet: null, off: [] });
    await remind(chen);
    expect(await nextAt()).toEqual(['2026-03-01T22:30:00.000Z']);
    await chen.calls.setSettings({ zone: 'Asia/Tokyo', quiet: null, off: [] });
    expect(await nextAt()).toEqual(['2026-03-01T20:30:00.000Z']);
  });

  it('is one of 200 of a person at most', async () => {
    const chen = await app.person();
    for (let count = 0; count < 200; count += 1) {
      expect(await remind(chen, { subject: `s-${count}` })).toBe(true);
    }
    expect(await remind(chen, { subject: 'one-more' })).toBe(false);
    expect(await remind(chen, { subject: 's-7', time: '06:00' })).toBe(true);
    expect(await nextAt()).toHaveLength(200);
  });

  it('tells a closed account nothing, and goes with one that is erased', async () => {
    const chen = await app.person({ email: EMAIL });
    await remind(chen);
    await database.pool.query('update users set status = 4 where id = $1', [chen.uid]);
    app.clock.set('2026-03-01T21:30:00Z');
    await app.minute();
    expect(sent()).toEqual([]);
    expect((await database.pool.query('select from notices')).rowCount).toBe(0);
  });

  it('shows nothing of what it is about to who reads the database', async () => {
    await remind(await app.person());
    const { rows } = await database.pool.query('select * from notice_reminders');
    expect(JSON.stringify(rows)).not.toContain('大悲咒');
  });

  it.each([{ time: '24:00' }, { zone: 'Mars/Olympus' }, { subject: 'a b' }, { subject: '' }])(
    'that is none (%j) is an error of its module',
    async (change) => {
      await expect(remind(await app.person(), change)).rejects.toThrow('not a reminder');
    },
  );
});
