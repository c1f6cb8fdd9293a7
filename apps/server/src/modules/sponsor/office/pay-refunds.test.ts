import { beforeEach, describe, expect, it } from 'vitest';
import { OfficeError } from '../../../lib/office/office-command.ts';
import { providersOf } from '../../../providers/payments/registry.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { type RoughBank, roughBank } from '../../payment/bank.testing.ts';
import { placeOrder } from '../orders/place-order.ts';
import { readOrder } from '../orders/read-order.ts';
import { startPayment } from '../payment/start-payment.ts';
import { order, sponsoringServices } from '../sponsor.testing.ts';
import { runOffice } from './office-commands.ts';

const database = startTestDatabase();
let bank: RoughBank;
let set: Awaited<ReturnType<typeof sponsoringServices>>;
beforeEach(async () => {
  bank = roughBank();
  set = await sponsoringServices(database, providersOf([bank]));
});

const language = 'zh-Hans';
/** An order that was paid twice; answers the bank's reference of each payment. */
async function paidTwice(): Promise<string[]> {
  const { orderToken } = await placeOrder(set.ctx, order());
  const references: string[] = [];
  for (const methodId of ['bank.card', 'bank.transfer']) {
    const { url } = await startPayment(set.ctx, { orderToken, methodId, language });
    references.push(url.slice('https://bank.test/'.length));
  }
  for (const reference of references) bank.approve(reference);
  set.clock.advance({ seconds: 2 });
  await readOrder(set.ctx, { orderToken, language });
  return references;
}
const pay = () => runOffice(set.ctx, ['refunds', 'pay'], 'test');
const refundsAtTheBank = () => [...bank.books.values()].map(({ refunds }) => refunds).toSorted();

describe('Refunds', () => {
  it('are paid by one at a time: another is told so, and nothing is paid twice', async () => {
    await paidTwice();
    await paidTwice();
    const real = bank.refund.bind(bank);
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    let asked = 0;
    bank.refund = async (...given) => {
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
    const real = bank.refund.bind(bank);
    let first = true;
    bank.refund = (...given) => {
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
