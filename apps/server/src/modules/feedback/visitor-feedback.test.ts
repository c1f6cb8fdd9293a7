import type { guest } from '@yuanguang/contract/objects/guest';
import type { uniCaptchaCo } from '@yuanguang/contract/objects/uni-captcha-co';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { CAPTCHA, codeOf } from '../account/account.testing.ts';
import { setEntry } from '../config/config.service.ts';
import { peopleApp } from './feedback.testing.ts';

const database = startTestDatabase();
const language = 'zh-Hans';
const EMAIL = 'wang@example.com';
const PHONE = '13800138000';
let app: Awaited<ReturnType<typeof peopleApp>>;
beforeEach(async () => {
  app = await peopleApp(database, { RATE_FEEDBACK_PER_HOUR: '4' });
});
afterEach(() => app.app.close());

const visitor = () => app.client();
const write = (change: object = {}, who = visitor()) =>
  who.feedback.submitAsVisitor({ content: '字太小，看不清', contact: '', language, ...change });
async function captcha(who = visitor()): Promise<string> {
  await who.cloud.object<typeof uniCaptchaCo>('uni-captcha-co').getImageCaptcha({ scene: 'send-feedback' });
  return CAPTCHA;
}
const rows = async () => (await database.pool.query('select * from feedback order by id')).rows;

describe('A message of somebody without an account', () => {
  it('reaches the office with its contact, which lies sealed, and is nobody else’s to read', async () => {
    await write({ content: '  字太小\r\n看不清 ', contact: ' 138 0013 8000 ' });
    expect(JSON.stringify(await rows())).not.toContain(PHONE);
    const abbot = await app.person(['admin']);
    const { feedback, waiting } = await abbot.feedback.list({ after: null, answered: false });
    expect(waiting).toBe(1);
    expect(feedback).toMatchObject([{ userId: null, text: '字太小\n看不清', contact: PHONE, images: [] }]);
    const other = await app.person();
    expect((await other.feedback.mine({ after: null })).feedback).toEqual([]);
    for (const who of [{}, other]) {
      const found = await app.query(who, ['collection', 'opendb-feedback'], ['get']);
      expect(JSON.stringify(found)).not.toMatch(/字太小|f{24}/);
    }
  });

  it('may be without a contact, and with another it is refused at its field', async () => {
    expect(await write()).toMatchObject({ sent: true });
    for (const contact of ['微信 wang', 'x'.repeat(61), '12', '<b>@']) {
      await expect(write({ contact })).rejects.toMatchObject({
        code: 'feedback-contact-unreadable',
        field: 'contact',
      });
    }
    await expect(write({ content: ' \n\u202E ' })).rejects.toMatchObject({
      code: 'feedback-empty',
      field: 'content',
    });
    await expect(write({ content: '字'.repeat(1_001) })).rejects.toMatchObject({
      code: 'feedback-too-long',
      field: 'content',
    });
    expect(await rows()).toHaveLength(1);
  });

  it('wants a picture read after two, and there is an end', async () => {
    for (let times = 0; times < 2; times += 1) expect(await codeOf(write())).toBe('ok');
    expect(await codeOf(write())).toBe('uni-captcha-text-required');
    await captcha();
    expect(await codeOf(write({ captcha: 'nono' }))).toBe('uni-captcha-verify-fail');
    for (let times = 0; times < 2; times += 1)
      expect(await codeOf(write({ captcha: await captcha() }))).toBe('ok');
    expect(await codeOf(write({ captcha: await captcha() }))).toBe('too-many-requests');
    expect(await rows()).toHaveLength(4);
    app.clock.advance({ hours: 1, minutes: 1 });
    expect(await codeOf(write())).toBe('ok');
  });

  it('is not taken while the page is closed', async () => {
    await setEntry({ db: database.db, now: app.clock.now }, 'modules.feedback', false);
    expect(await codeOf(write())).toBe('module-closed');
  });

  it('is answered by mail where an email was left, without a way to a page that is not theirs', async () => {
    await write({ contact: EMAIL, language: 'en' });
    await write({ contact: PHONE });
    const abbot = await app.person(['admin']);
    const { feedback } = await abbot.feedback.list({ after: null, answered: false });
    for (const { id } of feedback) await abbot.feedback.answer({ id, text: '字已放大。' });
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent.map(({ to }) => to)).toEqual([EMAIL]);
    const [mail] = app.deps.mailer.sent;
    expect(mail?.subject).toBe('Yuanguang Temple has answered your message');
    expect(mail?.text).toContain('字已放大。');
    expect(mail?.text).not.toContain('opendb-feedback');
    expect(app.deps.sms.sent).toEqual([]);
    const { rows: notices } = await database.pool.query('select 1 from notices');
    expect(notices).toEqual([]);
  });

  it('is erased with its answers by a code to its contact, and no other with it', async () => {
    await write({ contact: EMAIL });
    await write({ contact: PHONE });
    const abbot = await app.person(['admin']);
    const { feedback } = await abbot.feedback.list({ after: null, answered: false });
    for (const { id } of feedback) await abbot.feedback.answer({ id, text: '字已放大。' });
    const { cloud } = visitor();
    const left = cloud.object<typeof guest>('guest', { all: { preventDuplicate: false } });
    await cloud.object<typeof uniCaptchaCo>('uni-captcha-co').getImageCaptcha({ scene: 'find-order' });
    await left.sendErasureCode({ query: PHONE, captcha: CAPTCHA, language });
    const code = app.deps.sms.sent[0]?.code ?? '';
    expect(await left.erase({ query: PHONE, code, language })).toMatchObject({ erased: 1 });
    const after = await abbot.feedback.list({ after: null, answered: null });
    expect(after.feedback).toMatchObject([{ contact: EMAIL }]);
    expect(await rows()).toHaveLength(2);
  });
});
