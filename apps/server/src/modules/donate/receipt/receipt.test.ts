import { LANGUAGES } from '@yuanguang/contract/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type GiverOfTest, type GivingApp, givingApp, honouring } from '../donate.testing.ts';
import { findGift } from '../gifts/gift.repository.ts';
import { certificateOf } from './certificate.ts';
import { giftFacts } from './gift-facts.ts';

const database = startTestDatabase();
let app: GivingApp;
let guest: GiverOfTest;
beforeEach(async () => {
  app = await givingApp(database);
  guest = await app.giver();
});
afterEach(() => app.close());

const EMAIL = { receiptEmail: 'chen@example.com' };
const idOf = async () => (await database.pool.query('select id from donate_gifts')).rows[0].id as string;
const picture = (token: string) => app.app.inject(`/receipts/${token}/certificate.png`);

describe('The confirmation', () => {
  it.each(LANGUAGES)('is written in the giver’s language (%s), with the certificate', async (language) => {
    const token = await guest.givePaid({ ...EMAIL, ...honouring(null), language, name: '陈静慧 & Söhne' });
    await app.deps.jobs.drain();
    const { giftNumber } = await guest.read(token);
    const [mail] = app.deps.mailer.sent;
    expect(mail).toMatchObject({ to: 'chen@example.com', attachments: [{ contentType: 'image/png' }] });
    for (const fact of [giftNumber, '36.00', '陈静慧 & Söhne', '王德安', token])
      expect(mail?.text).toContain(fact);
    expect(mail?.html).toContain('陈静慧 &amp; Söhne');
  });

  it('is named a confirmation and says that it is no official receipt', async () => {
    await guest.givePaid(EMAIL);
    await app.deps.jobs.drain();
    const [mail] = app.deps.mailer.sent;
    expect(mail?.subject).toContain('捐赠确认');
    expect(mail?.text).toContain('均非财务票据');
  });

  it('of a silent gift has the amount, its certificate has not', async () => {
    await guest.givePaid({ ...EMAIL, silent: true });
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent[0]?.text).toContain('36.00');
    expect(app.deps.mailer.sent[0]?.text).toContain('默默布施');
  });

  it('is sent once, however often its job runs, to the contact when no other address was given, not to a phone', async () => {
    await guest.givePaid({ contact: { kind: 'email', value: 'wang@example.com' } });
    await app.deps.jobs.enqueue({ db: database.db }, 'donate.receipt', { giftId: await idOf() });
    await app.deps.jobs.drain();
    await guest.givePaid();
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent.map(({ to }) => to)).toEqual(['wang@example.com']);
  });
});

describe('The certificate', () => {
  it.each(LANGUAGES)('says in %s what was given for, and no amount whatever it was', async (language) => {
    await guest.givePaid({ amountFen: 987_600, language });
    const gift = await findGift(database.db, await idOf());
    if (!gift) throw new Error('no gift');
    const ctx = app.gifts();
    const facts = giftFacts(ctx, gift, language);
    const certificate = facts && certificateOf(ctx, facts, language);
    expect(certificate).toMatchObject({ name: '陈静慧', language });
    expect(JSON.stringify({ ...certificate, number: '' })).not.toMatch(/9[.,]?876|987600|玖仟|九千/);
    expect(`${certificate?.deed}${certificate?.purpose ?? ''}`.length).toBeGreaterThan(4);
  });

  it.each([
    ['zh-Hans', 'behalf', '以王德安、李𠮷明之名'],
    ['zh-Hant', 'memory', '為追薦王德安、李𠮷明'],
    ['en', 'behalf', 'on behalf of 王德安, 李𠮷明'],
    ['ja', 'memory', '王德安、李𠮷明 様 追善菩提のため'],
    ['th', 'memory', 'เพื่อระลึกถึง 王德安 李𠮷明'],
  ] as const)('says in %s in whose name or memory (%s)', async (language, kind, line) => {
    const names = ['王德安', '李𠮷明'];
    const token = await guest.givePaid({ silent: true, language, ...honouring(null, { kind, names }) });
    const ctx = app.gifts();
    const drawn = async () => {
      const gift = await findGift(database.db, await idOf());
      const found = gift && giftFacts(ctx, gift, language);
      return found && certificateOf(ctx, found, language);
    };
    expect((await drawn())?.honour).toBe(line);
    // Corrected by the giver, the certificate says what was corrected.
    const { name, anonymous, silent, dedication } = await guest.read(token);
    await guest.calls.amend({
      ...{ giftToken: token, name, anonymous, silent, dedication, language },
      honoreeNames: ['王德明'],
    });
    expect((await drawn())?.honour).toContain('王德明');
    expect((await drawn())?.honour).not.toContain('王德安');
  });

  it('of a gift by oneself names nobody else', async () => {
    await guest.givePaid();
    const gift = await findGift(database.db, await idOf());
    const ctx = app.gifts();
    const found = gift && giftFacts(ctx, gift, 'zh-Hans');
    expect(found && certificateOf(ctx, found, 'zh-Hans').honour).toBeNull();
  });

  it('is a picture for the holder of the link, until the money is given back', async () => {
    const unpaid = await guest.give();
    expect((await picture(unpaid)).statusCode).toBe(404);
    const token = await guest.givePaid();
    const answer = await picture(token);
    expect(answer.headers['content-type']).toBe('image/png');
    expect((await picture(`${token.slice(0, -1)}_`)).statusCode).toBe(404);
    const { giftNumber } = await guest.read(token);
    await app.office(['gift', 'refund', giftNumber, 'asked']);
    expect((await picture(token)).statusCode).toBe(404);
  });
});

describe('A gift given back', () => {
  it('is told of once by mail, without the amount', async () => {
    const token = await guest.givePaid({ ...EMAIL, silent: true });
    await app.deps.jobs.drain();
    app.deps.mailer.sent.splice(0);
    const { giftNumber } = await guest.read(token);
    await app.office(['gift', 'refund', giftNumber, 'asked']);
    await app.deps.jobs.drain();
    await app.deps.jobs.enqueue({ db: database.db }, 'donate.refunded', { giftId: await idOf() });
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent.map(({ to }) => to)).toEqual(['chen@example.com']);
    expect(app.deps.mailer.sent[0]?.text).toContain('已按原付款方式退回');
    expect(app.deps.mailer.sent[0]?.text).not.toMatch(/(?<![\w-])36(?![\w-])/);
  });

  it('is told of once by text message where a telephone alone was left', async () => {
    const token = await guest.givePaid();
    await app.deps.jobs.drain();
    const { giftNumber } = await guest.read(token);
    await app.office(['gift', 'refund', giftNumber, 'asked']);
    await app.deps.jobs.drain();
    await app.deps.jobs.enqueue({ db: database.db }, 'donate.refunded', { giftId: await idOf() });
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent).toEqual([]);
    expect(app.deps.sms.sent).toMatchObject([
      {
        mobile: '13800138000',
        text: `圆光寺：您随喜供灯（编号 ${giftNumber}），款项已按原付款方式退回。`,
        news: { kind: 'gift', values: { number: giftNumber, state: '款项已按原付款方式退回。' } },
      },
    ]);
  });
});
