import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'abc123',
  'ABC123',
  'a123456',
  '123456a',
  'password1',
  'P@ssw0rd',
  'p@ssw0rd!',
  'qwer1234',
  '1234qwer',
])('%s is among the first that anybody would try', (password) =>
  expect(isCommonPassword(password)).toBe(true),
);
test.each([
  'aa123456',
  'woaini520',
  'admin888',
  'namo2026',
  'amituofo1',
  'yuanguang123',
  'zzzzzz1',
  '!!!111111',
  '..abc123..',
])('%s is, too', (password) => expect(isCommonPassword(password)).toBe(true));
test.each([
  'lotus-1',
  'quiet-1234',
  'chenjinghui7',
  'w2x9rk',
  'li-ming4',
  'a1b2c3d4',
  '20lotus26pond',
  'shanmen3kai',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false));
