import { expect, it } from 'vitest';
import { giftErrors } from './rules.ts';
import { EMPTY_GIFT } from './values.ts';

const OFFER = { mostFen: 1_000_000, purposes: ['lamps'] } as const;
const MONTHLY = { ...EMPTY_GIFT, monthly: true, name: '陈静慧', contact: '13800138000' };

it('A monthly gift needs a mailbox where reminders go by mail alone, once', () => {
  expect(giftErrors(MONTHLY, OFFER, true)).toEqual({ receiptEmail: 'monthly-unreachable' });
  expect(giftErrors(MONTHLY, OFFER, false)).toEqual({});
  for (const change of [
    { monthly: false },
    { receiptEmail: 'chen@example.org' },
    { contact: 'chen@example.org' },
  ]) {
    expect(giftErrors({ ...MONTHLY, ...change }, OFFER, true)).toEqual({});
  }
});
