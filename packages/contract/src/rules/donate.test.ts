import { expect, test } from 'vitest';
import { GIFT_AMOUNTS_FEN } from '../constants.ts';
import type { ErrorCode } from '../errors.ts';
import { type GiveInput, PURPOSES } from '../objects/donate/gift.ts';
import { checkGift, readYuan } from './donate.ts';
import { BROKEN_GIFTS, type GiftCase, WHOLE_GIFT, WRITTEN_AMOUNTS } from './donate-cases.testing.ts';
import type { Refuse } from './wording.ts';

const OFFER = { mostFen: 10_000_000, purposes: PURPOSES };
const whole = (change: Partial<GiftCase>): GiveInput => ({
  ...WHOLE_GIFT,
  ...change,
  idempotencyKey: 'test-key-0000000001',
  language: 'zh-Hans',
  consent: '2026-01-01',
});
const judge = (change: Partial<GiftCase>, refuse: Refuse) => checkGift(whole(change), OFFER, refuse);

function refusals(change: Partial<GiftCase>): [ErrorCode, string][] {
  const found: [ErrorCode, string][] = [];
  judge(change, (code, field) => found.push([code, field]));
  return found;
}

test('a gift that keeps the rules comes out as it went in', () => {
  expect(judge({}, expect.fail)).toEqual(WHOLE_GIFT);
  expect(judge({ currency: 'CNY' }, expect.fail)).toEqual(WHOLE_GIFT);
});

test.each([...GIFT_AMOUNTS_FEN, 100, 10_000_000])('%d fen can be given', (amountFen) => {
  expect(judge({ amountFen }, expect.fail).amountFen).toBe(amountFen);
});

test.each(BROKEN_GIFTS)('%s is told first at its field', (_what, change, code, field) => {
  expect(refusals(change)[0]).toEqual([code, field]);
});

test('an amount that is no number is refused, whatever else it is', () => {
  for (const amountFen of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(refusals({ amountFen })).toEqual([['amount-invalid', 'amountFen']]);
  }
});

test('the names of a gift by oneself are dropped, not kept unseen', () => {
  const honoree = { kind: 'self', names: ['王德安'], noticeEmail: ' ' } as const;
  expect(judge({ honoree: { ...honoree, names: [...honoree.names] } }, expect.fail).honoree).toEqual({
    kind: 'self',
    names: [],
    noticeEmail: null,
  });
});

test.each(WRITTEN_AMOUNTS)('“%s” is read as %s fen', (typed, fen) => {
  expect(readYuan(typed)).toBe(fen);
});
