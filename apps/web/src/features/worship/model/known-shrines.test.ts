// @vitest-environment jsdom
import type { FamilyShrine } from '@yuanguang/contract/objects/worship';
import { PLAIN_ARRANGEMENT } from '@yuanguang/contract/rules/shrine';
import { afterEach, expect, test } from 'vitest';
import { keepShrines, knownShrines } from './known-shrines.ts';

const KEY = 'yuanguang.family-shrines';
const ARRANGEMENT = { ...PLAIN_ARRANGEMENT, buddhas: [...PLAIN_ARRANGEMENT.buddhas] };
const SHRINE: FamilyShrine = {
  id: 'a'.repeat(24),
  name: '陈家佛堂',
  arrangement: ARRANGEMENT,
  role: 'owner',
  members: [{ id: 'b'.repeat(24), name: '祖母', role: 'owner', mine: true }],
};

afterEach(() => localStorage.clear());

test('the device knows the shrines of who was told of them, without anybody’s name', () => {
  expect(knownShrines('chen')).toEqual([]);
  keepShrines('chen', [SHRINE]);
  expect(knownShrines('chen')).toEqual([{ id: SHRINE.id, name: SHRINE.name, arrangement: ARRANGEMENT }]);
  expect(localStorage.getItem(KEY)).not.toContain('祖母');
  keepShrines('chen', []);
  expect(knownShrines('chen')).toEqual([]);
});

test.each(['ming', ''])('to somebody else (%j) nothing is told, and it is forgotten', (uid) => {
  keepShrines('chen', [SHRINE]);
  expect(knownShrines(uid)).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  '',
  'null',
  '[]',
  '{"uid":"chen"}',
  '{"uid":7,"shrines":[]}',
  '{"uid":"chen","shrines":[null,7,"x",{}]}',
  `{"uid":"chen","shrines":[{"id":"../x","name":"x","arrangement":${JSON.stringify(ARRANGEMENT)}}]}`,
  `{"uid":"chen","shrines":[{"id":"${SHRINE.id}","name":"x","arrangement":{"buddhas":[]}}]}`,
])('what is damaged is as good as nothing: %s', (kept) => {
  localStorage.setItem(KEY, kept);
  expect(knownShrines('chen')).toEqual([]);
});
