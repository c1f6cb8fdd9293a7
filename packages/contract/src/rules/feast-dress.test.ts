import { describe, expect, it, test } from 'vitest';
import { FEAST_IDS } from '../feasts.ts';
import { FEAST_DRESSES, feastDress } from './feast-dress.ts';

describe('On a feast day an altar', () => {
  it.each([
    ['maitreya', 'streamers', 'blooms', true, false],
    ['nirvana', 'streamers', 'lotus-lamps', false, false],
    ['guanyin-birth', 'streamers', 'willow', true, false],
    ['buddha-birth', 'streamers', 'blooms', true, false],
    ['guanyin-awakening', 'streamers', 'willow', true, false],
    ['ullambana', 'streamers', 'lotus-lamps', false, false],
    ['ksitigarbha', 'streamers', 'lotus-lamps', false, false],
    ['guanyin-renunciation', 'streamers', 'willow', true, false],
    ['bhaishajyaguru', 'lamps', 'lotus-lamps', false, false],
    ['amitabha', 'streamers', 'blooms', true, false],
    ['awakening', 'streamers', 'lotus-lamps', false, true],
  ])('of %s has %s above and %s before it (festoon: %s, star: %s)', (id, above, ground, festoon, star) => {
    expect(feastDress([id])).toEqual({ above, ground, festoon, star });
  });

  it('is as its owner has it where there is none, or none that is known', () => {
    expect(feastDress([])).toBeUndefined();
    expect(feastDress(['a-feast-of-later'])).toBeUndefined();
    expect(feastDress(['toString'])).toBeUndefined();
  });

  it('of two is dressed for the first, with the festoon and the star of both', () => {
    expect(feastDress(['a-feast-of-later', 'ullambana', 'guanyin-birth', 'awakening'])).toEqual({
      above: 'streamers',
      ground: 'lotus-lamps',
      festoon: true,
      star: true,
    });
  });
});

test('every feast has a dress', () => {
  expect(Object.keys(FEAST_DRESSES)).toEqual([...FEAST_IDS]);
});
