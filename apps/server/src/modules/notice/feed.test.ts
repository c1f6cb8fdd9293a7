import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { setReminder } from './notice.service.ts';
import { BELL, type NoticeApp, noticeApp } from './notice.testing.ts';

const database = startTestDatabase();
let app: NoticeApp;
beforeEach(async () => {
  app = await noticeApp(database, { PUBLIC_URL: 'https://temple.example' });
});
afterEach(() => app.close());

type Person = Awaited<ReturnType<NoticeApp['person']>>;

async function feedOf(person: Person): Promise<string> {
  const { address } = await person.calls.createFeed({});
  expect(address).toMatch(/^https:\/\/temple\.example\/feeds\/[\w-]{22}\.ics$/);
  return new URL(address).pathname;
}

const remind = (person: Person, name: string, zone: string) =>
  setReminder(app.context, {
    uid: person.uid,
    kind: BELL,
    subject: 'one',
    data: { name },
    time: '02:30',
    weekdays: [7],
    zone,
  });

/** The events of a calendar, as somebody else's reader sees them. */
function eventsIn(text: string) {
  const parsed = new ICAL.Component(ICAL.parse(text));
  return parsed.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      at: event.startDate.toJSDate().toISOString(),
      title: event.summary,
      text: event.description,
    };
  });
}

const HARD = '大悲咒; 84 句, 一日\n三遍\\ \u2028'.padEnd(400, '南无阿弥陀佛');

describe('A person’s calendar', () => {
  it('shows the reminders of sixty days to another program as they were meant, over a change of the clock', async () => {
    const chen = await app.person({ locale: 'ja' });
    await chen.calls.setSettings({ zone: 'America/New_York', quiet: null, off: [] });
    await remind(chen, HARD, 'America/New_York');
    const answer = await app.app.inject(await feedOf(chen));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('no-store');
    const events = eventsIn(answer.body);
    expect(events.map(({ at }) => at).slice(0, 3)).toEqual([
      '2026-03-01T07:30:00.000Z',
      // 02:30 does not come on that day.
      '2026-03-08T07:00:00.000Z',
      '2026-03-15T06:30:00.000Z',
    ]);
    expect(events).toHaveLength(9);
    expect(events[0]).toMatchObject({ title: 'Lamp ja', text: `for ${HARD}`.replaceAll('\u2028', '\n') });
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(9);
    for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('keeps the names of its events from one reading to the next', async () => {
    const chen = await app.person();
    await remind(chen, 'x', 'Asia/Shanghai');
    const path = await feedOf(chen);
    const before = eventsIn((await app.app.inject(path)).body);
    app.clock.advance({ days: 8 });
    const after = eventsIn((await app.app.inject(path)).body);
    expect(after[0]?.uid).toBe(before[1]?.uid);
  });

  it('shows the five hundred soonest of who has many, each day whole', async () => {
    const chen = await app.person();
    for (let one = 0; one < 20; one += 1) {
      await setReminder(app.context, {
        uid: chen.uid,
        kind: BELL,
        subject: `bell-${one}`,
        data: { name: 'x' },
        time: `${String(23 - one).padStart(2, '0')}:30`,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        zone: 'Asia/Shanghai',
      });
    }
    const times = eventsIn((await app.app.inject(await feedOf(chen))).body).map(({ at }) => Date.parse(at));
    const first = Date.parse('2026-03-01T12:30:00+08:00');
    const hours = Array.from({ length: 26 * 24 }, (_, hour) => first + hour * 3_600_000);
    // From half past four in the morning by the clocks of the temple, which are eight hours ahead.
    const rung = hours.filter((at) => (new Date(at).getUTCHours() + 8) % 24 >= 4);
    expect(times).toEqual(rung.slice(0, 500));
  });

  it('ends when it is revoked, and when a new address is made', async () => {
    const chen = await app.person();
    const first = await feedOf(chen);
    expect(await chen.calls.settings({})).toMatchObject({ feed: true });
    const second = await feedOf(chen);
    expect((await app.app.inject(first)).statusCode).toBe(404);
    expect((await app.app.inject(second)).statusCode).toBe(200);
    await chen.calls.revokeFeed({});
    expect((await app.app.inject(second)).statusCode).toBe(404);
    expect(await chen.calls.settings({})).toMatchObject({ feed: false });
  });

  it('is found by its address alone, which nobody learns from the database', async () => {
    const chen = await app.person();
    const path = await feedOf(chen);
    const secret = /([\w-]{22})\.ics$/.exec(path)?.[1] ?? '';
    const { rows } = await database.pool.query('select * from notice_feeds');
    expect(JSON.stringify(rows)).not.toContain(secret);
    const guesses = [
      `/feeds/${chen.uid}.ics`,
      `/feeds/${'A'.repeat(22)}.ics`,
      `/feeds/${secret}`,
      `/feeds/${secret.slice(0, -1)}.ics`,
      `/feeds/${secret.toLowerCase()}.ics`,
      `/feeds/${(rows[0] as { secret_index: string }).secret_index}.ics`,
      "/feeds/' or 1=1 --.ics",
      '/feeds/.ics',
      '/feeds/',
    ].filter((url) => url !== path);
    for (const url of guesses) expect((await app.app.inject(url)).statusCode, url).toBe(404);
  });

  it.each([
    ['cut short', (path: string) => path.slice(0, -5)],
    ['one sign longer', (path: string) => path.replace('.ics', 'A.ics')],
    ['of 10,000 signs', () => `/feeds/${'A'.repeat(10_000)}.ics`],
    ['with NUL in it', (path: string) => path.replace('.ics', '%00.ics')],
    ['with a wrong escape', (path: string) => path.replace('.ics', '%zz.ics')],
    ['leading up and away', () => '/feeds/..%2f..%2fetc%2fpasswd'],
    ['one level deeper', (path: string) => `${path}/${'x'.repeat(10)}`],
    ['with another ending', (path: string) => path.replace('.ics', '.json')],
  ])('tells nothing at an address %s', async (_what, wrong) => {
    const chen = await app.person();
    await remind(chen, '先父王公德明', 'Asia/Shanghai');
    const path = await feedOf(chen);
    const answer = await app.app.inject(wrong(path));
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/德明|VCALENDAR|select|\bat .*\.ts|node_modules/);
    expect(answer.body).not.toContain(path.slice(7, 29));
  });

  it('answers alike whether an address was revoked or never was', async () => {
    const chen = await app.person();
    const revoked = await feedOf(chen);
    await chen.calls.revokeFeed({});
    const answers = await Promise.all(
      [revoked, `/feeds/${'A'.repeat(22)}.ics`].map((path) => app.app.inject(path)),
    );
    const [one, other] = answers.map(({ statusCode, body, headers }) => ({
      statusCode,
      body,
      type: headers['content-type'],
      cache: headers['cache-control'],
    }));
    expect(one?.statusCode).toBe(404);
    expect(one).toEqual(other);
    // A second time changes nothing.
    await chen.calls.revokeFeed({});
    expect(await chen.calls.settings({})).toMatchObject({ feed: false });
  });

  it('is read, and can be neither written nor deleted', async () => {
    const chen = await app.person();
    await remind(chen, 'x', 'Asia/Shanghai');
    const url = await feedOf(chen);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await app.app.inject({ method, url, payload: 'BEGIN:VCALENDAR' });
      expect([404, 405, 415], method).toContain(answer.statusCode);
      expect(answer.body).not.toContain('VEVENT');
    }
    const head = await app.app.inject({ method: 'HEAD', url });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(eventsIn((await app.app.inject(url)).body)).toHaveLength(8);
  });

  it('of a closed account is not there', async () => {
    const chen = await app.person();
    const path = await feedOf(chen);
    await database.pool.query('update users set status = 4 where id = $1', [chen.uid]);
    expect((await app.app.inject(path)).statusCode).toBe(404);
  });
});
