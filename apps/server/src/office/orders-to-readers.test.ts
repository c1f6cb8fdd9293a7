import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOOK } from '../modules/sponsor/sponsor.testing.ts';
import { LOOK, PROCESSES_MS, startTestOffice } from './office.testing.ts';

const start = startTestOffice();

const GIFT = {
  recipient: '王德安',
  phone: '13900139000',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '灵隐路 1 号, "东" 门',
} as const;
const PERSONAL = /陈静慧|1380013|chen@example|王德安|1390013|灵隐|母亲|先父|ยายนวล/;

describe('The office at the command line', () => {
  it('takes orders to the hands of readers, sees names only by name and reason, and donors hear of it once', {
    timeout: PROCESSES_MS,
  }, async () => {
    const { database, run, quick, ok, okQuick, sent, looks, placed } = start();
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
    const names = join(await mkdtemp(join(tmpdir(), 'yuanguang-test-')), 'names.csv');
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
    const again = await run('batch', 'names', '2026-001', '--open', ...LOOK, '--out', names);
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
        news: { values: { number: gift.number, state: '已由顺丰速运寄出，运单号 SF1234567890。' } },
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
      { news: { values: { number: silent.number, state: '已印成流通，随喜功德。' } } },
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
});
