import { type OwnShrine, PLAIN_SHRINE, shrineData } from '@yuanguang/contract/rules/shrine';
import { WORSHIP_SHRINE } from '@yuanguang/contract/rules/worship';
import { expect, test } from 'vitest';
import { EMPTY_VIEW, type ShownEntry } from '../../../shared/journal/view.ts';
import { ownShrineOf } from './own-shrine.ts';

const named = (name: string): OwnShrine => ({ ...PLAIN_SHRINE, name });
const word = (number: number, change: Partial<ShownEntry> = {}): ShownEntry => ({
  replica: 'r',
  number,
  kind: WORSHIP_SHRINE,
  subject: 'own',
  amount: 0,
  at: number,
  day: '2026-03-01',
  data: shrineData(named(`${number}`)),
  pending: false,
  ...change,
});
const shrine = (...words: ShownEntry[]) =>
  ownShrineOf({ ...EMPTY_VIEW, ready: true, entries: new Map([[WORSHIP_SHRINE, words]]) }).name;

test('one’s own shrine is as the latest word says, and plain before there is one', () => {
  expect(ownShrineOf({ ...EMPTY_VIEW, ready: true })).toEqual(PLAIN_SHRINE);
  expect(shrine(word(1), word(3), word(2))).toBe('3');
  // What this device said last holds though its clock be slow.
  expect(shrine(word(9), word(2, { pending: true }))).toBe('2');
});

test('what cannot be read does not take the place of what can', () => {
  expect(shrine(word(1), word(2, { data: '{"buddhas":"all"}' }))).toBe('1');
});
