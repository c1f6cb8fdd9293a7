import { describe, expect, it } from 'vitest';
import { OfficeError } from '../../../lib/office/office-command.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { sponsoringAtRoughBank } from '../rough-bank.testing.ts';
import { runOffice } from './office-commands.ts';

const database = startTestDatabase();
const set = sponsoringAtRoughBank(database);

/** An order that was paid twice. */
async function paidTwice(): Promise<void> {
  const { token, reference } = await set.opened();
  for (const each of [reference, await set.open(token, 'transfer')]) set.bank.approve(each);
  set.clock.advance({ seconds: 2 });
  await set.read(token);
}
const pay = () => runOffice(set.ctx, ['refunds', 'pay'], 'test');
const refundsAtTheBank = () => [...set.bank.books.values()].map(({ refunds }) => refunds).toSorted();

describe('Refunds', () => {
  it('are paid by one at a time: another is told so, and nothing is paid twice', async () => {
    await paidTwice();
    await paidTwice();
    const real = set.bank.refund.bind(set.bank);
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    let asked = 0;
    set.bank.refund = async (...given) => {
      asked += 1;
      await held;
      return real(...given);
    };
    const first = pay();
    await expect.poll(() => asked, { timeout: 30_000 }).toBe(1);
    const second = pay().catch((error: unknown) => error);
    const refused = await second;
    expect(refused).toBeInstanceOf(OfficeError);
    expect(refused).toMatchObject({ message: expect.stringContaining('by another command just now') });
    go();
    expect(await first).toEqual([
      expect.stringMatching(/^[0-9a-f]{24} refund settled$/),
      expect.stringMatching(/^[0-9a-f]{24} refund settled$/),
    ]);
    expect(refundsAtTheBank()).toEqual([0, 0, 1, 1]);
    expect(await pay()).toEqual([]);
  });

  it('that the bank does not take now do not hold up the others, and are paid the next time', async () => {
    await paidTwice();
    await paidTwice();
    const real = set.bank.refund.bind(set.bank);
    let first = true;
    set.bank.refund = (...given) => {
      if (!first) return real(...given);
      first = false;
      return Promise.reject(new Error('the bank cannot be reached'));
    };
    const refused = await pay().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(OfficeError);
    expect((refused as OfficeError).message).toMatch(/could not be given back now.*\n.*refund settled/);
    expect(await pay()).toEqual([expect.stringContaining('refund settled')]);
    expect(refundsAtTheBank()).toEqual([0, 0, 1, 1]);
  });
});
