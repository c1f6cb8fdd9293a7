import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlaceOrderInput } from '@yuanguang/contract/objects/sponsor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../lib/db.ts';
import { OfficeError } from '../lib/office/office-command.ts';
import { type OwnOrdersApp, ownOrdersApp } from '../modules/sponsor/own-orders.testing.ts';
import { BOOK } from '../modules/sponsor/sponsor.testing.ts';
import { makeTestDatabase } from '../testing/database.ts';
import { withModules } from '../testing/modules.ts';
import { officeProcess, type Said } from './office.testing.ts';
import { readArguments, runOffice } from './run-office.ts';

/** Each command is a process that opens the database. */
const PROCESSES_MS = 300_000;

const GIFT = {
  recipient: '王德安',
  phone: '13900139000',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '灵隐路 1 号, "东" 门',
} as const;
const LOOK = ['--as', '慧明', '--reason', '寄书'];
const PERSONAL = /陈静慧|1380013|chen@example|王德安|1390013|灵隐|母亲|先父|ยายนวล/;

let database: Database;
let app: OwnOrdersApp;
let office: ReturnType<typeof officeProcess>;
/** The same without the cost of a process: for what a command says the second time, and what it refuses. */
let quick: (...args: string[]) => Promise<Said>;
let folder: string;
beforeAll(async () => {
  const url = await makeTestDatabase();
  database = connectDatabase(url, 4, () => undefined);
  app = await ownOrdersApp(database);
  office = officeProcess(url, app.deps.settings);
  const deps = await withModules(app.deps);
  quick = async (...args) => {
    try {
      const answer = await runOffice(deps, readArguments(args));
      return {
        code: 0,
        out: 'csv' in answer ? answer.csv : answer.map((line) => `${line}\n`).join(''),
        err: '',
      };
    } catch (error) {
      if (!(error instanceof OfficeError)) throw error;
      return { code: 1, out: '', err: `${error.message}\n` };
    }
  };
  folder = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** What was sent since the last time, by mail and by text message. */
async function sent() {
  await app.deps.jobs.drain();
  const mails = app.deps.mailer.sent.splice(0).map(({ to, subject, text }) => ({ to, subject, text }));
  return { mails, texts: app.deps.sms.sent.splice(0) };
}
const looks = async () =>
  (await database.pool.query('select who, reason, what, subjects from office_looks order by id')).rows;
async function placed(change: Partial<PlaceOrderInput> = {}) {
  const guest = await app.sponsorer();
  const token = await guest.placePaid(change);
  const read = () => guest.read(token);
  app.clock.advance({ seconds: 1 });
  return { token, read, number: (await read()).sponsorNumber };
}
async function well(saying: Promise<Said>): Promise<string> {
  const said = await saying;
  expect(said).toMatchObject({ code: 0, err: '' });
  return said.out;
}
const ok = (...args: string[]) => well(office(...args));
const okQuick = (...args: string[]) => well(quick(...args));

describe('The office at the command line', () => {
  it('takes orders to the hands of readers, sees names only by name and reason, and donors hear of it once', {
    timeout: PROCESSES_MS,
  }, async () => {
    const gift = await placed({
      freeGift: GIFT,
      receiptEmail: 'chen@example.org',
      dedication: { textId: null, text: '愿母亲安康\n"随喜"', target: 'departed', names: ['先父陈公'] },
    });
    const named = await placed({
      name: '=ยายนวล',
      contact: { kind: 'email', value: 'nuan@example.org' },
      language: 'th',
    });
    const silent = await placed({ name: '李明远', anonymous: true });
    await sent();

    const todo = await ok('order', 'list');
    expect(todo).toContain('to put into a batch: 3');
    expect(todo).toContain(`${gift.number} 2026-03-01 ${BOOK} × 10, 陈**`);
    expect(todo).not.toMatch(PERSONAL);
    expect(await ok('batch', 'open', BOOK)).toBe('batch 2026-001 opened with 3 orders\n');
    expect(await quick('batch', 'open', BOOK)).toMatchObject({
      code: 1,
      err: `${BOOK} has an open batch: close it first\n`,
    });
    expect(await quick('batch', 'names', '2026-001', '--open', ...LOOK)).toMatchObject({
      code: 1,
      err: 'batch 2026-001 is open: names can still be corrected, close it first\n',
    });
    await ok('batch', 'close', '2026-001');

    // Names: masked, refused without who and why, then whole.
    const [masked, refused] = await Promise.all([
      okQuick('batch', 'names', '2026-001'),
      quick('batch', 'names', '2026-001', '--open', '--as', '慧明'),
    ]);
    expect(masked).toContain('陈**');
    expect(masked).not.toMatch(PERSONAL);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('--as NAME and --reason TEXT');
    expect(await looks()).toEqual([]);
    const names = join(folder, 'names.csv');
    expect(await ok('batch', 'names', '2026-001', '--open', ...LOOK, '--out', names)).toBe(
      `3 rows in ${names}\n`,
    );
    const verse = '愿以此功德\n';
    const table = await readFile(names, 'utf8');
    expect(table.startsWith('\uFEFF序,助印编号,功德芳名,册数,回向,回向文,说明\r\n')).toBe(true);
    const rows = table.split('\r\n');
    expect(rows[1]).toMatch(
      new RegExp(`^1,${gift.number},陈静慧,10,[^,]*先父陈公[^,]*,"愿母亲安康\\n""随喜""",$`),
    );
    expect(rows[2]).toMatch(new RegExp(`^2,${named.number},'=ยายนวล,10,`));
    expect(rows[3]).toMatch(new RegExp(`^3,${silent.number},,10,[^,]*,"${verse}`));
    expect(rows[3]).toMatch(/,不公开芳名$/);
    expect(table).not.toContain('李明远');
    expect((await stat(names)).mode & 0o777).toBe(0o600);
    const again = await office('batch', 'names', '2026-001', '--open', ...LOOK, '--out', names);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('cannot be written');

    // To print, and again: everybody hears once.
    expect(await ok('batch', 'print', '2026-001', '--as', '慧明')).toBe(
      'batch 2026-001 is printing 3 orders\n',
    );
    expect(await quick('batch', 'print', '2026-001')).toMatchObject({ code: 1 });
    const printing = await sent();
    expect(printing.mails.map(({ to }) => to).sort()).toEqual(['chen@example.org', 'nuan@example.org']);
    expect(printing.mails.find(({ to }) => to === 'nuan@example.org')?.subject).toContain('ส่งพิมพ์แล้ว');
    expect(printing.texts.map(({ text }) => text).sort()).toEqual(
      [gift, silent]
        .map(({ number }) => `圆光寺：您助印的《金刚般若波罗蜜经》（编号 ${number}）已付印，芳名附于卷末。`)
        .sort(),
    );
    expect(await sent()).toEqual({ mails: [], texts: [] });

    // Addresses and the parcel.
    const shown = await okQuick('order', 'addresses');
    expect(shown).toBe(`${gift.number} 王** 139****9000 浙江省 杭州市\n`);
    const addresses = await ok('order', 'addresses', '2026-001', '--open', ...LOOK);
    expect(addresses).toBe(
      `\uFEFF助印编号,收件人,手机,省,市,区县,详细地址,经书,册数\r\n${gift.number},王德安,13900139000,浙江省,杭州市,西湖区,"灵隐路 1 号, ""东"" 门",金刚般若波罗蜜经,1\r\n`,
    );
    const parcel = ['order', 'ship', gift.number, '顺丰速运', 'SF1234567890'];
    expect(await ok(...parcel)).toBe('shipped\n');
    expect(await okQuick(...parcel)).toBe('as before\n');
    const shipped = await sent();
    expect(shipped.mails).toMatchObject([{ to: 'chen@example.org' }]);
    expect(shipped.mails[0]?.text).toContain('SF1234567890');
    expect(shipped.texts).toMatchObject([
      {
        mobile: '13800138000',
        order: { number: gift.number, state: '已由顺丰速运寄出，运单号 SF1234567890。' },
      },
    ]);
    expect(await gift.read()).toMatchObject({
      fulfilment: 'shipped',
      carrier: '顺丰速运',
      trackingNumber: 'SF1234567890',
    });
    expect(await okQuick('order', 'ship', gift.number, '顺丰速运', 'SF0987654321')).toBe('corrected\n');
    expect((await sent()).texts[0]?.text).toContain('SF0987654321');

    // The arrival, and the rest of the batch.
    expect(await ok('order', 'complete', gift.number)).toBe('complete\n');
    expect(await gift.read()).toMatchObject({ status: 'completed' });
    expect(await sent()).toEqual({ mails: [], texts: [] });
    expect(await ok('batch', 'complete', '2026-001')).toBe('2 orders complete, 0 still to be shipped\n');
    const given = await sent();
    expect(given.mails.map(({ to }) => to)).toEqual(['nuan@example.org']);
    expect(given.texts).toMatchObject([
      { order: { number: silent.number, state: '已印成流通，随喜功德。' } },
    ]);
    expect(await ok('batch', 'list')).toBe(`2026-001 completed ${BOOK}: 3 orders, 30 copies\n`);

    // One order whole; and the book of looks, with nothing personal in it.
    const [covered, whole] = await Promise.all([
      okQuick('order', 'show', gift.number),
      ok('order', 'show', gift.number, '--open', '--as', 'Huiming', '--reason', 'donor asked'),
    ]);
    expect(covered).not.toMatch(PERSONAL);
    expect(whole).toMatch(
      /name: 陈静慧\n.*先父陈公[\s\S]*contact: 13800138000\nreceipt: chen@example.org\ngift: 王德安/,
    );
    const ids = (await database.pool.query('select id from sponsor_orders order by id')).rows.map(
      ({ id }) => id,
    );
    expect(await looks()).toEqual([
      { who: 'office:慧明', reason: '寄书', what: 'names', subjects: ids },
      { who: 'office:慧明', reason: '寄书', what: 'names', subjects: ids },
      { who: 'office:慧明', reason: '寄书', what: 'addresses', subjects: [ids[0]] },
      { who: 'office:Huiming', reason: 'donor asked', what: 'order', subjects: [ids[0]] },
    ]);
    const listed = await ok('looks', ids[0]);
    expect(listed.split('\n')[0]).toMatch(/^\S+Z office:Huiming: order of [0-9a-f]{24}, donor asked$/);
    expect(listed).not.toMatch(PERSONAL);
    for (const statement of ['update office_looks set reason = $$x$$', 'delete from office_looks']) {
      await expect(database.pool.query(statement)).rejects.toThrow('append-only');
    }
  });

  it('gives money back, and the donor hears of it once', { timeout: PROCESSES_MS }, async () => {
    const { number, read } = await placed();
    await sent();
    expect(await quick('order', 'refund', number)).toMatchObject({ code: 1 });
    expect(await read()).toMatchObject({ status: 'paid' });
    expect(await ok('order', 'refund', number, 'asked', 'for', 'it')).toBe('refund settled\n');
    expect(await quick('order', 'refund', number, 'again')).toMatchObject({
      code: 1,
      err: 'the order is refunded: it holds no money to give back\n',
    });
    const { texts } = await sent();
    expect(texts).toMatchObject([{ order: { number, state: '款项已按原付款方式退回。' } }]);
    expect(await read()).toMatchObject({ status: 'refunded', payment: 'refunded' });
    expect(await Promise.all([ok('refunds', 'list'), ok('refunds', 'pay')])).toEqual(['', '']);
  });

  it('answers a message; the writer finds it on the page and in the mail, once', {
    timeout: PROCESSES_MS,
  }, async () => {
    const { feedback, read } = await app.writer('wang@example.org', 'th');
    const listed = await ok('feedback', 'list');
    expect(listed).toContain('waiting for an answer: 1');
    expect(listed).not.toContain('字太小');
    expect(await quick('feedback', 'show', feedback.id)).toMatchObject({ code: 1, out: '' });
    const shown = await ok('feedback', 'show', feedback.id, ...LOOK);
    expect(shown).toContain('contact: wang@example.org');
    expect(shown).toContain('字太小');
    expect((await looks()).at(-1)).toMatchObject({ what: 'feedback', subjects: [feedback.id] });
    expect(await quick('feedback', 'answer', feedback.id, '好')).toMatchObject({ code: 1 });
    const answer = ['feedback', 'answer', feedback.id, '已放大，', '请再看看', '--as', '慧明'];
    expect(await ok(...answer)).toBe('answered\n');
    expect(await okQuick(...answer)).toBe('answered so before\n');
    const { mails } = await sent();
    expect(mails).toMatchObject([{ to: 'wang@example.org', subject: 'สำนักงานวัดหยวนกวงตอบข้อเสนอแนะของท่าน' }]);
    expect(mails[0]?.text).toContain('已放大， 请再看看');
    expect((await read()).map(({ answers }) => answers.map(({ text }) => text))).toEqual([
      ['已放大， 请再看看'],
    ]);
    expect(await okQuick('feedback', 'list', 'all')).toContain('1 answers');
  });
});

describe('What the office cannot mean', () => {
  const WRONG = [
    ['burn', 'everything'],
    ['constructor'],
    ['order'],
    ['--', '--open'],
    ['--nonsense'],
    ['--as'],
    ['order', 'show', '482-915-0376'],
    ['order', 'show', "' or 1=1 --"],
    ['order', 'ship', '482-915-0376'],
    ['order', 'ship', '482-915-0376', '=cmd()', 'SF12345'],
    ['order', 'ship', '482-915-0376', '顺丰', 'SF\n12345'],
    ['batch', 'open', 'no-such-book'],
    ['batch', 'names', '2026-001; drop table sponsor_orders'],
    ['feedback', 'show', 'x'.repeat(10_000), ...LOOK],
    ['feedback', 'answer', '0'.repeat(24), '好', '--as', '慧明'],
    ['order', 'list', '--as', 'a\u202Eb'],
    ['order', 'list', '--as', ' '],
    ['order', 'addresses', '--open', '--as', '慧明', '--reason', 'x'],
    ['order', 'addresses', '--open', '--as', '慧明', '--reason', '打给 13800138000'],
    ['order', 'addresses', '--open', '--as', '慧明', '--reason', '写给 chen@example.org 看'],
  ];

  it('is answered by a line, writes nothing, and shows no trace', { timeout: PROCESSES_MS }, async () => {
    const count = async () => (await database.pool.query('select count(*) from sponsor_events')).rows[0];
    const before = [await count(), await looks()];
    for (const args of WRONG) {
      const { code, err } = await quick(...args);
      expect([args, code]).toEqual([args, 1]);
      expect(err).toMatch(/^.+\n/);
    }
    const processes = [['burn'], ['--nonsense'], ['order', 'show', "' or 1=1 --"]].map((args) =>
      office(...args),
    );
    const answers = await Promise.all(processes);
    // 2: what is no command at all.
    expect(answers.map(({ code }) => code)).toEqual([2, 2, 1]);
    for (const { out, err } of answers) {
      expect(out).toBe('');
      expect(err).not.toMatch(/\n\s+at |should not have happened/);
    }
    expect([await count(), await looks()]).toEqual(before);
    const { feedback } = await app.writer('', 'en');
    const tooLong = await quick('feedback', 'answer', feedback.id, '字'.repeat(1_001), '--as', '慧明');
    expect(tooLong).toMatchObject({ code: 1, err: 'not answered: feedback-too-long\n' });
  });
});
