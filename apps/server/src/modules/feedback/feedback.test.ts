import { ERROR_MESSAGES } from '@yuanguang/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { holderOf } from '../../testing/modules.ts';
import { setEntry } from '../config/config.service.ts';
import { MESSAGE, peopleApp } from './feedback.testing.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof peopleApp>>;
beforeEach(async () => {
  app = await peopleApp(database, { RATE_FEEDBACK_PER_HOUR: '3' });
});
afterEach(() => app.app.close());

describe('A message to the temple', () => {
  it('is kept as written, shown to its writer, its contact and number sealed', async () => {
    const { feedback, uid } = await app.person();
    const sent = await feedback.submit({
      ...MESSAGE,
      content: '  字太小\r\n看不清  ',
      contact: ' wang@example.com ',
      mobile: '+86 138-0013-8000',
    });
    expect(sent.feedback).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      text: '字太小\n看不清',
      images: [],
      createdAt: app.clock.now().toISOString(),
      answers: [],
    });
    expect(await feedback.mine({ after: null })).toMatchObject({ feedback: [sent.feedback], next: null });
    const { rows } = await database.pool.query('select * from feedback');
    expect(rows).toMatchObject([{ user_id: uid, is_reply: false, reply_count: 0 }]);
    expect(JSON.stringify(rows)).not.toMatch(/wang@example|138-?0013/);
  });

  it.each([
    ['without a word', { content: ' \n\u202E ' }, 'feedback-empty', 'content'],
    ['of 1001 characters', { content: '字'.repeat(1_001) }, 'feedback-too-long', 'content'],
    ['with seven pictures', { images: [...'1234567'] }, 'feedback-images-limit', 'images'],
    ['with a contact of 61 characters', { contact: 'x'.repeat(61) }, 'feedback-contact-too-long', 'contact'],
    ['with words for a number', { mobile: 'call me' }, 'feedback-mobile-invalid', 'mobile'],
    ['with two digits for a number', { mobile: '12' }, 'feedback-mobile-invalid', 'mobile'],
    ['with a picture that was never sent', { images: ['0'.repeat(24)] }, 'file-not-found', 'images'],
  ] as const)('%s is refused at its field', async (_what, change, code, field) => {
    const { feedback } = await app.person();
    const sending = feedback.submit({
      ...MESSAGE,
      ...change,
      images: [...('images' in change ? change.images : [])],
    });
    await expect(sending).rejects.toMatchObject({ code, field, message: ERROR_MESSAGES[code]['zh-Hans'] });
    expect((await feedback.mine({ after: null })).feedback).toEqual([]);
  });

  it('of a thousand characters that are each written with several code units is welcome', async () => {
    const { feedback } = await app.person();
    const content = '👨‍👩‍👧'.repeat(1_000);
    expect((await feedback.submit({ ...MESSAGE, content })).feedback.text).toBe(content);
  });

  it('brings its pictures, which only a link of the moment opens', async () => {
    const writer = await app.person();
    const [one, two] = [await app.upload(), await app.upload()];
    const { feedback } = await writer.feedback.submit({ ...MESSAGE, images: [one.id, two.address, one.id] });
    expect(feedback.images).toHaveLength(2);
    const { pathname, search } = new URL(feedback.images[0]?.url ?? '');
    expect((await app.app.inject({ url: pathname + search })).statusCode).toBe(200);
    expect(
      (await app.app.inject({ url: pathname.replace(/~[^/]+\//, '') })).statusCode,
    ).toBeGreaterThanOrEqual(400);
    app.clock.advance({ minutes: 11 });
    expect((await app.app.inject({ url: pathname + search })).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('cannot take another person’s picture', async () => {
    const picture = await app.upload();
    const [one, other] = [await app.person(), await app.person()];
    await one.feedback.submit({ ...MESSAGE, images: [picture.id] });
    const stealing = other.feedback.submit({ ...MESSAGE, images: [picture.id] });
    await expect(stealing).rejects.toMatchObject({ code: 'file-not-found', field: 'images' });
  });

  it('needs a login', async () => {
    const visitor = app.client();
    const login = { code: 'uni-id-check-token-failed' };
    await expect(visitor.feedback.submit(MESSAGE)).rejects.toMatchObject(login);
    await expect(visitor.feedback.mine({ after: null })).rejects.toMatchObject(login);
  });

  it('is one of three an hour, for a person', async () => {
    const [one, other] = [await app.person(), await app.person()];
    for (let sent = 0; sent < 3; sent += 1) await one.feedback.submit(MESSAGE);
    await expect(one.feedback.submit(MESSAGE)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect((await other.feedback.submit(MESSAGE)).feedback.text).toBe(MESSAGE.content);
    app.clock.advance({ hours: 1, seconds: 1 });
    expect((await one.feedback.submit(MESSAGE)).feedback.text).toBe(MESSAGE.content);
  });

  it('is one of thirty an hour, for an address behind which many people stand', async () => {
    const people = await Promise.all(Array.from({ length: 11 }, () => app.person()));
    const last = people.pop();
    for (const { feedback } of people) {
      for (let sent = 0; sent < 3; sent += 1) await feedback.submit(MESSAGE);
    }
    await expect(last?.feedback.submit(MESSAGE)).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  it('is not taken while the module is switched off; the office still reads what came', async () => {
    const [writer, office] = [await app.person(), await app.person(['admin'])];
    await writer.feedback.submit(MESSAGE);
    await setEntry({ db: database.db, now: app.clock.now }, 'modules.feedback', false);
    app.clock.advance({ seconds: 3 });
    await expect(writer.feedback.submit(MESSAGE)).rejects.toMatchObject({ code: 'module-closed' });
    await expect(writer.feedback.mine({ after: null })).rejects.toMatchObject({ code: 'module-closed' });
    expect((await office.feedback.list({ after: null, answered: null })).feedback).toHaveLength(1);
  });
});

describe('One’s own list', () => {
  it('has only one’s own, newest first, ten a page', async () => {
    const quick = await peopleApp(database, { RATE_FEEDBACK_PER_HOUR: '1000' });
    const [one, other] = [await quick.person(), await quick.person()];
    await other.feedback.submit(MESSAGE);
    for (let number = 1; number <= 12; number += 1) {
      await one.feedback.submit({ ...MESSAGE, content: `第${number}条` });
    }
    const first = await one.feedback.mine({ after: null });
    const second = await one.feedback.mine({ after: first.next });
    const texts = [...first.feedback, ...second.feedback].map(({ text }) => text);
    expect(first.feedback).toHaveLength(10);
    expect(texts).toEqual(Array.from({ length: 12 }, (_, index) => `第${12 - index}条`));
    expect(second.next).toBeNull();
    await quick.app.close();
  });
});

describe('The office', () => {
  it('reads messages with their contact, and answers; only the writer sees the answer', async () => {
    const [writer, other, office] = [await app.person(), await app.person(), await app.person(['admin'])];
    const { feedback: sent } = await writer.feedback.submit({ ...MESSAGE, mobile: '13800138000' });
    const waiting = await office.feedback.list({ after: null, answered: false });
    const looks = await database.pool.query('select who, reason, subjects from office_looks');
    expect(looks.rows).toEqual([
      { who: `staff:${office.uid}`, reason: 'feedback.list', subjects: [sent.id] },
    ]);
    expect(waiting).toMatchObject({
      waiting: 1,
      feedback: [{ id: sent.id, userId: writer.uid, contact: '', mobile: '13800138000' }],
    });
    app.clock.advance({ minutes: 5 });
    await office.feedback.answer({ id: sent.id, text: ' 已经放大，请再看看 ' });
    app.clock.advance({ minutes: 5 });
    await office.feedback.answer({ id: sent.id, text: '谢谢您' });
    const mine = (await writer.feedback.mine({ after: null })).feedback;
    expect(mine[0]?.answers.map(({ text }) => text)).toEqual(['已经放大，请再看看', '谢谢您']);
    expect(mine).toHaveLength(1);
    expect((await other.feedback.mine({ after: null })).feedback).toEqual([]);
    expect((await office.feedback.mine({ after: null })).feedback).toEqual([]);
    expect(await office.feedback.list({ after: null, answered: false })).toMatchObject({
      waiting: 0,
      feedback: [],
    });
    expect((await office.feedback.list({ after: null, answered: true })).feedback).toHaveLength(1);
  });

  it('cannot answer nothing, at too great length, or what is not there', async () => {
    const [writer, office] = [await app.person(), await app.person(['admin'])];
    const { feedback: sent } = await writer.feedback.submit(MESSAGE);
    const { feedback: answered } = await office.feedback.answer({ id: sent.id, text: '好' });
    const answer = (id: string, text: string) => office.feedback.answer({ id, text });
    await expect(answer(sent.id, '  ')).rejects.toMatchObject({ code: 'feedback-empty', field: 'text' });
    await expect(answer(sent.id, '字'.repeat(1_001))).rejects.toMatchObject({ code: 'feedback-too-long' });
    await expect(answer('0'.repeat(24), '好')).rejects.toMatchObject({ code: 'feedback-not-found' });
    // An answer is no message that could be answered.
    const own = answered.answers[0]?.id ?? '';
    await expect(answer(own, '好')).rejects.toMatchObject({ code: 'feedback-not-found' });
  });

  it('is the staff’s: others are refused', async () => {
    const { feedback } = await app.person();
    const refused = { code: 'permission-denied' };
    await expect(feedback.list({ after: null, answered: null })).rejects.toMatchObject(refused);
    await expect(feedback.answer({ id: '0'.repeat(24), text: '好' })).rejects.toMatchObject(refused);
  });
});

describe('With the account', () => {
  it('messages are exported, and go away with their answers; others’ stay', async () => {
    const [writer, other, office] = [await app.person(), await app.person(), await app.person(['admin'])];
    const { feedback: sent } = await writer.feedback.submit({ ...MESSAGE, contact: '微信 wang' });
    await other.feedback.submit(MESSAGE);
    await office.feedback.answer({ id: sent.id, text: '好' });
    const personalData = await holderOf(app.deps, 'feedback');
    const ctx = {
      db: database.db,
      now: app.clock.now,
      log: app.deps.log,
      requestId: 'test',
      caller: { deviceId: '', ip: '', language: 'zh-Hans', uid: null, roles: [] },
    } as const;
    expect(await personalData.export(ctx, writer.uid)).toMatchObject([
      { text: MESSAGE.content, contact: '微信 wang', answers: [{ text: '好' }] },
    ]);
    await personalData.erase(ctx, writer.uid);
    const { rows } = await database.pool.query('select user_id from feedback');
    expect(rows).toEqual([{ user_id: other.uid }]);
  });
});
