import { BUDDHA_IDS } from '@yuanguang/contract/buddhas';
import { cleanShrine, type OwnShrine, PLAIN_SHRINE } from '@yuanguang/contract/rules/shrine';
import { expect, test } from 'vitest';
import { moved, renamed, toggled, withMiddle } from './arranging.ts';

const full: OwnShrine = {
  ...PLAIN_SHRINE,
  buddhas: BUDDHA_IDS.slice(0, 9).map((id) => ({ id, name: '' })),
  middle: BUDDHA_IDS[0],
};
const kept = (shrine: OwnShrine | undefined) => shrine && cleanShrine({ ...shrine });

test('who is asked to the middle is invited in, with the names of the others untouched', () => {
  const named: OwnShrine = { ...PLAIN_SHRINE, buddhas: [{ id: 'shakyamuni', name: '世尊' }] };
  const after = withMiddle(named, 'guanyin');
  expect(after).toMatchObject({
    middle: 'guanyin',
    buddhas: [
      { id: 'shakyamuni', name: '世尊' },
      { id: 'guanyin', name: '' },
    ],
  });
  expect(kept(after)).toEqual({ value: after });
  expect(after && withMiddle(after, 'shakyamuni')).toEqual({ ...after, middle: 'shakyamuni' });
});

test('where nine stand there is no room for another, but for the middle among them', () => {
  expect(withMiddle(full, 'qielan')).toBeUndefined();
  expect(toggled(full, 'qielan')).toBeUndefined();
  expect(withMiddle(full, full.buddhas[8]?.id ?? 'cundi')).toMatchObject({ middle: full.buddhas[8]?.id });
});

test('who is asked out leaves the middle to another, and the last one stays', () => {
  const after = toggled(full, full.middle);
  expect(after?.buddhas).toHaveLength(8);
  expect(after?.middle).toBe(full.buddhas[1]?.id);
  expect(kept(after)).toEqual({ value: after });
  expect(toggled(PLAIN_SHRINE, 'shakyamuni')).toBeUndefined();
});

const three: OwnShrine = {
  ...PLAIN_SHRINE,
  buddhas: (['amitabha', 'shakyamuni', 'medicine'] as const).map((id) => ({ id, name: '' })),
};
const order = ({ buddhas }: OwnShrine) => buddhas.map(({ id }) => id);

test('one step is one place, and the ends stay the ends', () => {
  expect(order(moved(three, 'shakyamuni', -1))).toEqual(['shakyamuni', 'amitabha', 'medicine']);
  expect(order(moved(three, 'shakyamuni', 1))).toEqual(['amitabha', 'medicine', 'shakyamuni']);
  expect(moved(three, 'amitabha', -1)).toBe(three);
  expect(moved(three, 'medicine', 1)).toBe(three);
  expect(moved(three, 'cundi', 1)).toBe(three);
});

test('a name is of one alone, and goes along when it is moved', () => {
  const named = renamed(three, 'amitabha', '阿弥陀佛接引像');
  expect(named.buddhas.map(({ name }) => name)).toEqual(['阿弥陀佛接引像', '', '']);
  expect(moved(named, 'amitabha', 1).buddhas[1]).toEqual({ id: 'amitabha', name: '阿弥陀佛接引像' });
});
