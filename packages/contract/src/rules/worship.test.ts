import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bowData,
  cleanWish,
  isAmountOf,
  isPlace,
  offerData,
  type Rite,
  readBow,
  readOffer,
  readRite,
  riteData,
} from './worship.ts';

const RITE: Rite = { to: 'amitabha', sticks: 3, dedication: 'universal', wish: '愿母亲安康' };

describe('An entry of worship', () => {
  it('comes back from its data', () => {
    const lotus = { what: 'flower', form: 'lotus', to: 'guanyin' } as const;
    expect(readOffer(offerData(lotus))).toEqual(lotus);
    expect(readBow(bowData('weituo'))).toBe('weituo');
    expect(readRite(riteData(RITE))).toEqual({ rite: RITE });
    expect(readRite(JSON.stringify({ ...RITE, colour: 'red' }))).toEqual({ rite: RITE });
  });

  it.each([
    { what: 'flower', form: 'peach', to: 'guanyin' },
    { what: 'gold', form: 'lotus', to: 'guanyin' },
    { what: 'toString', form: 'lotus', to: 'guanyin' },
    { what: 'flower', form: 'lotus', to: 'nobody' },
    { what: 'flower', form: 'lotus' },
    [],
    null,
    7,
  ])('that offers %j is none', (value) => {
    expect(readOffer(JSON.stringify(value))).toBeUndefined();
  });

  it.each([
    { to: 'nobody' },
    { sticks: 2 },
    { sticks: 100 },
    { sticks: '3' },
    { dedication: '../x' },
    { wish: 7 },
  ])('of a rite with %j is none', (change) => {
    expect(readRite(JSON.stringify({ ...RITE, ...change }))).toBeUndefined();
  });

  it('is not read from anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (data) => {
        expect([readOffer(data), readBow(data), readRite(data)]).toEqual([undefined, undefined, undefined]);
      }),
    );
  });

  it('has one stick or three, and one of anything else', () => {
    const amounts = [-1, 0, 1, 1.5, 2, 3, 4, 100, Number.NaN];
    expect(amounts.filter((amount) => isAmountOf('incense', amount))).toEqual([1, 3]);
    expect(amounts.filter((amount) => isAmountOf('lamp', amount))).toEqual([1]);
  });

  it('is for one’s own shrine or for one with an id', () => {
    expect(['own', 'a'.repeat(24)].every(isPlace)).toBe(true);
    expect(['', 'OWN', 'a'.repeat(23), 'g'.repeat(24), `${'a'.repeat(24)}\n`].some(isPlace)).toBe(false);
  });
});

describe('A wish', () => {
  it('has room for 140 characters, however many units each is written with', () => {
    for (const wish of ['愿'.repeat(140), '\u{20BB7}'.repeat(140), '👨‍👩‍👧'.repeat(140), '']) {
      expect(cleanWish(wish)).toEqual({ wish });
    }
    for (const wish of ['愿'.repeat(141), `a${'\u0301'.repeat(3_000)}`]) {
      expect(cleanWish(wish)).toEqual({ refused: 'worship-wish-too-long' });
      expect(readRite(riteData({ ...RITE, wish }))).toEqual({ refused: 'worship-wish-too-long' });
    }
  });

  it('is kept as it was written, without what could hide something; what nobody sees is none', () => {
    expect(cleanWish(' <b>愿\u202E安康</b>\r\n合十 ')).toEqual({ wish: '<b>愿安康</b>\n合十' });
    expect(cleanWish(' \u200B\u3164\n')).toEqual({ wish: '' });
  });
});
