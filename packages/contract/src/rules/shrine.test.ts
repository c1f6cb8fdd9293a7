import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUDDHA_IDS } from '../buddhas.ts';
import { JOURNAL_DATA_MAX } from './journal.ts';
import {
  arrangementData,
  cleanName,
  cleanShrine,
  type OwnShrine,
  PLAIN_ARRANGEMENT,
  PLAIN_SHRINE,
  readArrangement,
  readShrineData,
  shrineData,
} from './shrine.ts';

const OURS: OwnShrine = {
  name: '静室',
  buddhas: [
    { id: 'guanyin', name: '家传观音' },
    { id: 'amitabha', name: '' },
    { id: 'mahasthama', name: '' },
  ],
  middle: 'amitabha',
  cloth: 'saffron',
  lamps: 4,
  vase: 'round',
};
const changed = (change: object) => JSON.stringify({ ...OURS, ...change });
const placed = (count: number, name = '') => BUDDHA_IDS.slice(0, count).map((id) => ({ id, name }));

describe('A shrine', () => {
  it('comes back from its data, and so does its arrangement', () => {
    expect(readShrineData(shrineData(OURS))).toEqual({ value: OURS });
    expect(readShrineData(changed({ music: 'loud' }))).toEqual({ value: OURS });
    const { name: _, ...arrangement } = OURS;
    expect(readArrangement(arrangementData(OURS))).toEqual(arrangement);
    expect(readArrangement('')).toEqual(PLAIN_ARRANGEMENT);
    expect(readShrineData(shrineData(PLAIN_SHRINE))).toEqual({ value: PLAIN_SHRINE });
  });

  it('has names for names: one line, nothing hidden', () => {
    const buddhas = [{ id: 'amitabha', name: ' 祖母\n的\u202E佛 ' }];
    expect(readShrineData(changed({ name: '\u3164', buddhas }))).toEqual({
      value: { ...OURS, name: '', buddhas: [{ id: 'amitabha', name: '祖母 的佛' }] },
    });
    expect(cleanName(' 陈家\t佛堂 ')).toEqual({ name: '陈家 佛堂' });
  });

  it.each([
    ['with a name of 21 characters', { name: '静'.repeat(21) }, 'worship-name-too-long', 'name'],
    ['with a tower of marks', { name: `a${'\u0301'.repeat(300)}` }, 'worship-name-too-long', 'name'],
    ['without a Buddha', { buddhas: [] }, 'worship-buddha-required', 'buddhas'],
    ['with ten', { buddhas: placed(10) }, 'worship-too-many-buddhas', 'buddhas'],
    ['with one of a long name', { buddhas: placed(3, '静'.repeat(21)) }, 'worship-name-too-long', 'buddhas'],
  ])('%s is refused at its field', (_what, change, refused, field) => {
    expect(readShrineData(changed(change))).toEqual({ refused, field });
  });

  it.each([
    { name: 7 },
    { buddhas: 'amitabha' },
    { buddhas: [null] },
    { buddhas: [{ id: 'nobody', name: '' }] },
    { buddhas: [{ id: 'amitabha' }] },
    { buddhas: [...placed(2), ...placed(2)] },
    { middle: 'weituo' },
    { middle: 7 },
  ])('with %j is none', (change) => {
    expect(readShrineData(changed(change))).toBeUndefined();
  });

  it('that a newer app has dressed is dressed as at first', () => {
    const { cloth, lamps, vase } = PLAIN_ARRANGEMENT;
    expect(readShrineData(changed({ cloth: 'silver', lamps: 7, vase: null }))).toEqual({
      value: { ...OURS, cloth, lamps, vase },
    });
  });

  it('has room for nine with names of 20 characters, however many units each is written with', () => {
    const buddhas = placed(9, '\u{20BB7}'.repeat(20));
    const shrine = { ...OURS, name: '👨‍👩‍👧'.repeat(20), buddhas, middle: 'shakyamuni' } as const;
    expect(cleanShrine({ ...shrine })).toEqual({ value: shrine });
    expect(shrineData(shrine).length).toBeLessThanOrEqual(JOURNAL_DATA_MAX);
  });

  it('is not read from anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (data) => {
        expect(readShrineData(data)).toBeUndefined();
      }),
    );
  });

  it.each([
    ['', 'worship-name-required'],
    [' \u200B', 'worship-name-required'],
    ['静'.repeat(21), 'worship-name-too-long'],
  ])('of a family called “%s” is refused', (name, refused) => {
    expect(cleanName(name)).toEqual({ refused });
  });
});
