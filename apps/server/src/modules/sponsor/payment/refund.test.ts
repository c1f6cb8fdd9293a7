import { expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { sponsoringAtRoughBank } from '../rough-bank.testing.ts';
import { refundOrder } from './refund-order.ts';

const database = startTestDatabase();
const set = sponsoringAtRoughBank(database);

it('An order that is given back is not printed, and its sponsor is counted no more', async () => {
  const { token, number } = await set.paid();
  await refundOrder(set.ctx, { sponsorNumber: number, reason: 'asked for', who: 'test' });
  expect(await set.read(token)).toMatchObject({ status: 'refunded', fulfilment: 'stopped' });
  const { rows } = await database.pool.query(
    'select sum(copies)::int as copies, sum(sponsors)::int as sponsors from sponsor_totals',
  );
  expect(rows).toEqual([{ copies: 0, sponsors: 0 }]);
});

it('An order whose money comes after its time waits for a batch again', async () => {
  const { token, reference } = await set.opened();
  set.clock.advance({ minutes: 31 });
  expect(await set.read(token)).toMatchObject({ status: 'expired', fulfilment: 'stopped' });
  set.bank.approve(reference);
  await set.notify(reference);
  expect(await set.read(token)).toMatchObject({ status: 'paid', fulfilment: 'waiting' });
});
