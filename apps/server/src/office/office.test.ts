import { describe, expect, it } from 'vitest';
import { LOOK, PROCESSES_MS, startTestOffice } from './office.testing.ts';

const start = startTestOffice();

describe('The office at the command line', () => {
  it('gives money back, and the donor hears of it once', { timeout: PROCESSES_MS }, async () => {
    const { quick, ok, sent, placed } = start();
    const { number, read } = await placed();
    await sent();
    expect(await quick('order', 'refund', number)).toMatchObject({ code: 2 });
    expect(await read()).toMatchObject({ status: 'paid' });
    expect(await ok('order', 'refund', number, 'asked', 'for', 'it')).toBe('refund settled\n');
    expect(await quick('order', 'refund', number, 'again')).toMatchObject({
      code: 1,
      err: 'the order is refunded: it holds no money to give back\n',
    });
    const { texts } = await sent();
    expect(texts).toMatchObject([
      { news: { kind: 'order', values: { number, state: '款项已按原付款方式退回。' } } },
    ]);
    expect(await read()).toMatchObject({ status: 'refunded', payment: 'refunded' });
    expect(await Promise.all([ok('refunds', 'list'), ok('refunds', 'pay')])).toEqual(['', '']);
  });

  it('answers a message; the writer finds it on the page and in the mail, once', {
    timeout: PROCESSES_MS,
  }, async () => {
    const { app, quick, ok, okQuick, sent, looks } = start();
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
  const NO_COMMAND = [
    ['burn', 'everything'],
    ['constructor'],
    ['order'],
    ['--', '--open'],
    ['--nonsense'],
    ['--as'],
    ['order', 'ship', '482-915-0376'],
    ['order', 'list', '--as', 'a\u202Eb'],
    ['order', 'list', '--as', ' '],
    ['order', 'addresses', '--open', '--as', '慧明', '--reason', 'x'],
    ['order', 'addresses', '--open', '--as', '慧明', '--reason', '打给 13800138000'],
    ['order', 'addresses', '--open', '--as', '慧明', '--reason', '写给 chen@example.org 看'],
  ];
  const WRONG = [
    ['order', 'show', '482-915-0376'],
    ['order', 'show', "' or 1=1 --"],
    ['order', 'ship', '482-915-0376', '=cmd()', 'SF12345'],
    ['order', 'ship', '482-915-0376', '顺丰', 'SF\n12345'],
    ['batch', 'open', 'no-such-book'],
    ['batch', 'names', '2026-001; drop table sponsor_orders'],
    ['feedback', 'show', 'x'.repeat(10_000), ...LOOK],
    ['feedback', 'answer', '0'.repeat(24), '好', '--as', '慧明'],
  ];

  it('is answered by a line, writes nothing, and shows no trace', { timeout: PROCESSES_MS }, async () => {
    const { app, database, run, quick, looks } = start();
    const count = async () => (await database.pool.query('select count(*) from sponsor_events')).rows[0];
    const before = [await count(), await looks()];
    for (const args of [...NO_COMMAND, ...WRONG]) {
      const { code, err } = await quick(...args);
      expect([args, code]).toEqual([args, NO_COMMAND.includes(args) ? 2 : 1]);
      expect(err).toMatch(/^.+\n/);
    }
    const processes = [['burn'], ['--nonsense'], ['order', 'show', "' or 1=1 --"]].map((args) =>
      run(...args),
    );
    const answers = await Promise.all(processes);
    // 2: what is no command at all.
    expect(answers.map(({ code }) => code)).toEqual([2, 2, 1]);
    for (const { out, err } of answers) {
      expect(out).toBe('');
      expect(err).not.toMatch(/\n\s+at /);
    }
    expect([await count(), await looks()]).toEqual(before);
    const { feedback } = await app.writer('', 'en');
    const tooLong = await quick('feedback', 'answer', feedback.id, '字'.repeat(1_001), '--as', '慧明');
    expect(tooLong).toMatchObject({ code: 1, err: 'not answered: feedback-too-long\n' });
  });
});
