import { expect, test } from 'vitest';
import { askedFor } from './asked-for.ts';

test('a number is looked for where it can be, however it is written, and a contact in both places', () => {
  for (const number of ['4829150376', '482-915-0376', '４８２ 915 0376'])
    expect(askedFor(number)).toBe('order');
  for (const number of ['58097361929', '5809-736-1929', ' 5809 736 1929 '])
    expect(askedFor(number)).toBe('gift');
  for (const contact of ['13812345678', '138 1234 5678', '+86 13812345678', 'jing@example.org', '12']) {
    expect(askedFor(contact)).toBe('both');
  }
});
