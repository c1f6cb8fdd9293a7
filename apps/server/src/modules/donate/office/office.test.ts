import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { balances } from '../../ledger/ledger.service.ts';
import { type GiverOfTest, type GivingApp, givingApp, honouring } from '../donate.testing.ts';
import { monthBounds } from './month.ts';

const database = startTestDatabase();
let app: GivingApp;
let guest: GiverOfTest;
beforeEach(async () => {
  app = await givingApp(database);
  guest = await app.giver();
});
afterEach(() => app.close());

const LOOK = { as: '慧明', reason: '对账', open: true };
const number = async (token: string) => (await guest.read(token)).giftNumber;
const month = () => app.clock.now().toISOString().slice(0, 7);

describe('The office', () => {
  it('lists the gifts of a month masked, and as a table only to who says name and reason', async () => {
    const token = await guest.givePaid({ ...honouring(null), name: '=1+1', silent: true });
    const lines = await app.office(['gift', 'list', month()]);
    expect(lines).toEqual([expect.stringMatching(/lamps 36\.00 yuan paid =\*\*$/)]);
    await expect(app.office(['gift', 'list', month()], { open: true })).rejects.toThrow('--as NAME');
    const table = await app.office(['gift', 'list', month()], LOOK);
    const text = 'csv' in table ? table.csv : '';
    for (const fact of [await number(token), '36.00', '供灯', '王德安', '13800138000'])
      expect(text).toContain(fact);
    // A name must not become a formula in a spreadsheet.
    expect(text).not.toMatch(/(^|,|")=1\+1/m);
    const { rows } = await database.pool.query(
      'select who, what, cardinality(subjects) as n from office_looks',
    );
    expect(rows).toEqual([{ who: 'office:慧明', what: 'gifts', n: 1 }]);
    expect(await app.office(['gift', 'list', '2001-01'])).toEqual([]);
    await expect(app.office(['gift', 'list', '2001-13'])).rejects.toThrow('2026-03');
  });

  it('gives money back once, to the account of the purpose', async () => {
    const token = await guest.givePaid({ purposeId: 'sangha' });
    expect(Object.fromEntries(await balances(app.context()))).toEqual({
      'clearing:sandbox': 3_600,
      'donate:sangha': -3_600,
    });
    const refund = async () => app.office(['gift', 'refund', await number(token), 'asked', 'for', 'it']);
    expect(await refund()).toEqual(['refund settled']);
    await expect(refund()).rejects.toThrow('the gift is refunded: it holds no money to give back');
    expect(Object.fromEntries(await balances(app.context()))).toEqual({
      'clearing:sandbox': 0,
      'donate:sangha': 0,
    });
    await expect(app.office(['gift', 'refund', '4829-150-3761', 'asked'])).rejects.toThrow(
      'there is no gift',
    );
  });

  it('shows one gift, and keeps the number of its official receipt', async () => {
    const token = await guest.givePaid();
    const of = await number(token);
    expect(await app.office(['gift', 'show', of])).toContain('name 陈** (--open shows all)');
    expect(await app.office(['gift', 'show', of], LOOK)).toContain('contact: 13800138000');
    await app.office(['gift', 'receipt', of, '闽2026-0001']);
    expect(await app.office(['gift', 'show', of])).toContainEqual(expect.stringContaining('闽2026-0001'));
    await expect(app.office(['gift', 'receipt', of, '<b>'])).rejects.toThrow('no number');
    await expect(app.office(['gift', 'receipt', await number(await guest.give()), '1'])).rejects.toThrow(
      'unpaid',
    );
  });
});

it.each([
  ['2026-03', '00:00', '2026-02-28T16:00:00.000Z', '2026-03-31T16:00:00.000Z'],
  ['2026-12', '03:30', '2026-11-30T19:30:00.000Z', '2026-12-31T19:30:00.000Z'],
])('The month %s of days that begin at %s', (text, boundary, from, to) => {
  const bounds = monthBounds(text, boundary);
  expect([bounds.from.toISOString(), bounds.to.toISOString()]).toEqual([from, to]);
});
