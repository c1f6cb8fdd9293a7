import { LANGUAGES } from '@yuanguang/contract/languages';
import { person, tablet } from '@yuanguang/contract/rules/tablet-cases.testing';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { aLamp, type HallApp, hallApp, type SomeoneOfTest, words } from '../hall.testing.ts';

const database = startTestDatabase();
let app: HallApp;
beforeEach(async () => {
  app = await hallApp(database);
  app.clock.set('2026-03-01T02:00:00Z');
});
afterEach(() => app.close());

const language = 'zh-Hans';
const diedOn = (year: number, month: number, day: number) =>
  words(
    tablet('rebirth', {
      people: [person('林秀英', { died: { calendar: 'solar', year, month, day } })],
    }),
  );
const inbox = async (who: SomeoneOfTest) =>
  (await who.notices.list({ after: null })).notices.map(({ kind, title, text }) => ({ kind, title, text }));
const decide = async (who: SomeoneOfTest, token: string, verb: 'approve' | 'reject') =>
  app.office(['hall', verb, await app.numberOf(who, token)], { as: '慧明', reason: '请用本名' });

describe('Who registered', () => {
  it.each(LANGUAGES)('without a login is told by mail, in the language they wrote in: %s', async (lang) => {
    const chen = await app.someone();
    const token = await chen.apply({ language: lang, contact: { kind: 'email', value: 'chen@example.org' } });
    await decide(chen, token, 'approve');
    await app.deps.jobs.drain();
    const [mail, ...more] = app.deps.mailer.sent;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'chen@example.org' });
    const { tabletNumber } = await chen.read(token);
    expect(mail?.text).toContain(tabletNumber);
    expect(mail?.text).toContain(`token=${encodeURIComponent(token)}`);
    // Mail lies open on its way.
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/林秀英|陈静慧/);
  });

  it('without a login and with a telephone alone is told by text message, once', async () => {
    const chen = await app.someone();
    await decide(chen, await chen.apply(), 'reject');
    await app.deps.jobs.drain();
    await app.deps.jobs.drain();
    expect(app.deps.sms.sent).toMatchObject([{ mobile: '13800138000', news: { kind: 'gift' } }]);
    expect(app.deps.sms.sent[0]?.text).not.toMatch(/林秀英|请用本名/);
  });

  it('with an account finds it in the inbox, and is sent no text message besides', async () => {
    const chen = await app.someone('chen-jinghui');
    await decide(chen, await chen.apply(), 'approve');
    await app.deps.jobs.drain();
    expect(await inbox(chen)).toMatchObject([{ kind: 'hall.approved', title: '牌位已经核准' }]);
    expect(app.deps.sms.sent).toEqual([]);
  });

  it('is told when the time is fulfilled', async () => {
    const chen = await app.someone(undefined);
    await chen.apply({ ...aLamp(), contact: { kind: 'email', value: 'chen@example.org' } });
    app.clock.advance({ days: 49 });
    await app.run('hall.clock');
    expect(app.deps.mailer.sent.map(({ subject }) => subject)).toEqual(['供奉期满']);
  });
});

describe('A day of remembrance', () => {
  it('is told three days before and on the day, once each, without a name', async () => {
    const chen = await app.someone('chen-jinghui');
    // The first seventh is on 1 March, the second on the 8th.
    const token = await chen.apply({ tablet: diedOn(2026, 2, 23), days: null });
    await decide(chen, token, 'approve');
    await app.run('hall.memorial');
    await app.run('hall.memorial');
    const { tabletNumber } = await chen.read(token);
    const told = async () => (await inbox(chen)).filter(({ kind }) => kind === 'hall.memorial');
    expect(await told()).toEqual([
      {
        kind: 'hall.memorial',
        title: '头七',
        text: `今天是头七。一炷香，一声佛号，皆是追思。（编号 ${tabletNumber}）`,
      },
    ]);
    app.clock.set('2026-03-05T02:00:00Z');
    await app.run('hall.memorial');
    expect((await told())[0]).toMatchObject({ title: '二七', text: expect.stringContaining('三天之后') });
    app.clock.set('2026-03-06T02:00:00Z');
    await app.run('hall.memorial');
    expect(await told()).toHaveLength(2);
  });

  it('is told to nobody who does not want it, and to nobody else', async () => {
    const [chen, ming] = [await app.someone('chen-jinghui'), await app.someone('ming')];
    const off = await chen.apply({ tablet: diedOn(2026, 2, 23), remind: false });
    const on = await chen.apply({ tablet: diedOn(2026, 2, 23) });
    await chen.calls.remind({ tabletToken: on, remind: false, language });
    for (const token of [off, on]) await decide(chen, token, 'approve');
    await app.run('hall.memorial');
    for (const who of [chen, ming]) {
      expect((await inbox(who)).filter(({ kind }) => kind === 'hall.memorial')).toEqual([]);
    }
  });

  it('is no day of a tablet that was taken back', async () => {
    const chen = await app.someone('chen-jinghui');
    const token = await chen.apply({ tablet: diedOn(2026, 2, 23) });
    await decide(chen, token, 'approve');
    await chen.calls.withdraw({ tabletToken: token, language });
    await app.run('hall.memorial');
    expect((await inbox(chen)).map(({ kind }) => kind)).toEqual(['hall.approved']);
  });

  it('stands in the list of the coming year, for everybody on the tablet', async () => {
    const chen = await app.someone();
    const token = await chen.apply({ tablet: diedOn(2024, 2, 9) });
    expect(await chen.calls.memorialDays({ tabletToken: token })).toMatchObject({
      days: [
        {
          person: 0,
          kind: 'anniversary',
          count: 3,
          day: '2027-02-05',
          lunar: { year: 2026, month: 12, leap: false, day: 29 },
        },
      ],
    });
  });

  it('stands in the person’s own calendar at eight in the morning, without a name', async () => {
    const chen = await app.someone('chen-jinghui');
    const token = await chen.apply({ tablet: diedOn(2026, 2, 23), days: null });
    await decide(chen, token, 'approve');
    const { address } = await chen.notices.createFeed({});
    const answer = await app.app.inject({ url: new URL(address).pathname });
    const events = new ICAL.Component(ICAL.parse(answer.body))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    expect(events.map((event) => [event.startDate.toJSDate().toISOString(), event.summary])).toEqual([
      ['2026-03-01T00:00:00.000Z', '头七'],
      ['2026-03-08T00:00:00.000Z', '二七'],
      ['2026-03-15T00:00:00.000Z', '三七'],
      ['2026-03-22T00:00:00.000Z', '四七'],
      ['2026-03-29T00:00:00.000Z', '五七'],
      ['2026-04-05T00:00:00.000Z', '六七'],
      ['2026-04-12T00:00:00.000Z', '七七'],
    ]);
    expect(answer.body).not.toContain('林秀英');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(7);
  });
});
