import { afterEach, expect, test } from 'vitest';
import { placingKey } from './idempotency-key.ts';

const key = placingKey('yuanguang.test.key');
const ten = { name: '陈静慧', copies: 10 };
const twenty = { ...ten, copies: 20 };

afterEach(() => {
  key.forget();
});

test('the same form keeps its key, so a repeated press is the same order', () => {
  const made = key.keyFor(ten);
  expect(made).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(key.keyFor({ ...ten })).toBe(made);
});

test('another content is another order', () => {
  expect(key.keyFor(twenty)).not.toBe(key.keyFor(ten));
});

test('only the settled order takes its key along', () => {
  const made = key.keyFor(ten);
  key.became('482-915-0376');
  expect(key.forget('111-111-1111')).toBe(false);
  expect(key.keyFor(ten)).toBe(made);
  expect(key.forget('482-915-0376')).toBe(true);
  expect(key.keyFor(ten)).not.toBe(made);
});

test('what is given in two ways has two keys', () => {
  const other = placingKey('yuanguang.test.other');
  expect(other.keyFor(ten)).not.toBe(key.keyFor(ten));
  key.forget();
  expect(other.forget()).toBe(true);
});
