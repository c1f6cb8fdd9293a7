import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type GiverOfTest, type GivingApp, givingApp } from '../donate.testing.ts';
import { momentOf } from './month-days.ts';
import { remindMonthly } from './remind-monthly.ts';

const database = startTestDatabase();
let app: GivingApp;
let guest: GiverOfTest;
beforeEach(async () => {
  app = await givingApp(database);
  guest = await app.giver();
});
afterEach(() => app.close());

const language = 'zh-Hans';
const letters = () => app.deps.mailer.sent.filter(({ id }) => id?.startsWith('gift-plan-'));

/** Makes a monthly gift on a day of the temple; answers the link of its plan. */
async function planned(day: string, mailbox: string): Promise<string> {
  app.clock.advance({ seconds: (momentOf(day).getTime() - app.clock.now().getTime()) / 1_000 });
  const token = await guest.givePaid({ monthly: true, contact: { kind: 'email', value: mailbox } });
  return (await guest.read(token)).planToken ?? '';
}

async function answer(planToken: string): Promise<void> {
  const { prepared } = await guest.calls.plan({ planToken, language });
  if (!prepared) throw new Error('the plan has ended');
  await guest.givePaid({ ...prepared, planToken });
}

it('A reminder comes every month of a year on its day or the last of the month, none twice and none missed', async () => {
  const days = [15, 29, 30, 31];
  const links: string[] = [];
  for (const day of days) {
    links.push(await planned(`2026-03-${day}`, `d${day}@example.org`));
  }
  const came = new Map<string, string[]>(days.map((day) => [`d${day}@example.org`, []]));
  const end = momentOf('2027-04-01');
  while (app.clock.now() < end) {
    app.clock.advance({ hours: 12 });
    const before = letters().length;
    // Two servers at the same minute.
    const said = await Promise.all([remindMonthly(app.gifts()), remindMonthly(app.gifts())]);
    if (said.every((many) => many === 0)) continue;
    await app.deps.jobs.drain();
    for (const { to: mailbox } of letters().slice(before)) {
      came.get(mailbox)?.push(app.clock.now().toISOString().slice(0, 10));
      await answer(links[days.findIndex((day) => mailbox === `d${day}@example.org`)] ?? '');
    }
  }
  expect(came.get('d15@example.org')).toEqual(
    ['04', '05', '06', '07', '08', '09', '10', '11', '12']
      .map((month) => `2026-${month}-15`)
      .concat(['01', '02', '03'].map((month) => `2027-${month}-15`)),
  );
  expect(came.get('d31@example.org')).toEqual([
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]);
  expect(came.get('d30@example.org')).toEqual(
    expect.arrayContaining(['2026-05-30', '2027-01-30', '2027-02-28', '2027-03-30']),
  );
  for (const dates of came.values()) {
    expect(dates).toHaveLength(12);
    expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBe(12);
  }
}, 300_000);
