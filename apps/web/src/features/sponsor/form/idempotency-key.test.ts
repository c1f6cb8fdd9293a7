import { afterEach, expect, test } from 'vitest';
import { forgetKey, idempotencyKey, keyBecame } from './idempotency-key.ts';
import { orderInput } from './to-input.ts';
import { EMPTY_ORDER } from './values.ts';

const filled = { ...EMPTY_ORDER, name: '陈静慧', contact: '13800002046' };
const ten = orderInput(filled, 'diamond-sutra', 10, 'zh-Hans');
const twenty = orderInput(filled, 'diamond-sutra', 20, 'zh-Hans');

afterEach(() => {
  forgetKey();
});

test('the same form keeps its key, so a repeated press is the same order', () => {
  const key = idempotencyKey(ten);
  expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(idempotencyKey(orderInput(filled, 'diamond-sutra', 10, 'zh-Hans'))).toBe(key);
});

test('another content is another order', () => {
  expect(idempotencyKey(twenty)).not.toBe(idempotencyKey(ten));
});

test('only the settled order takes its key along', () => {
  const key = idempotencyKey(ten);
  keyBecame('482-915-0376');
  expect(forgetKey('111-111-1111')).toBe(false);
  expect(idempotencyKey(ten)).toBe(key);
  expect(forgetKey('482-915-0376')).toBe(true);
  expect(idempotencyKey(ten)).not.toBe(key);
});
