import { expect, test } from 'vitest';
import type { ErrorCode } from '../errors.ts';
import { checkOrder } from './order.ts';
import { BROKEN_ORDERS, WHOLE_ORDER } from './order-cases.testing.ts';

function refusals(change: Partial<typeof WHOLE_ORDER>): [ErrorCode, string][] {
  const found: [ErrorCode, string][] = [];
  checkOrder({ ...WHOLE_ORDER, ...change }, (code, field) => found.push([code, field]));
  return found;
}

test('an order that keeps the rules comes out as it went in', () => {
  expect(refusals({})).toEqual([]);
  expect(checkOrder(WHOLE_ORDER, expect.fail)).toEqual(WHOLE_ORDER);
});

test.each(BROKEN_ORDERS)('%s is told first at its field', (_what, change, code, field) => {
  expect(refusals(change)[0]).toEqual([code, field]);
});

test('all that is wrong is told, in the order of the form', () => {
  const contact = { kind: 'email', value: 'chen@' } as const;
  expect(refusals({ name: ' ', contact, receiptEmail: 'chen', copies: 0 })).toEqual([
    ['quantity-invalid', 'copies'],
    ['name-empty', 'name'],
    ['email-invalid', 'contact.value'],
    ['email-invalid', 'receiptEmail'],
  ]);
});
