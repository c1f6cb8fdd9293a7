import { contactKind } from '@yuanguang/contract/rules/contact';
import { BROKEN_ORDERS, WHOLE_ORDER } from '@yuanguang/contract/rules/order-cases.testing';
import { describe, expect, test } from 'vitest';
import { splitNames, wordingInput, wordingValues } from '../../../shared/giving/wording.ts';
import { formField, orderErrors } from './rules.ts';
import { orderInput } from './to-input.ts';
import { EMPTY_ORDER, type OrderValues } from './values.ts';

const whole: OrderValues = { ...EMPTY_ORDER, name: '陈静慧', contact: '13800002046' };

test('an empty form asks for the name and the contact, in the order of the page', () => {
  expect(Object.entries(orderErrors(EMPTY_ORDER))).toEqual([
    ['name', 'name-empty'],
    ['contact', 'contact-empty'],
  ]);
  expect(orderErrors(whole)).toEqual({});
});

test('one field takes phone and email and names the right mistake', () => {
  expect(orderErrors({ ...whole, contact: '138 0000' }).contact).toBe('phone-invalid');
  expect(orderErrors({ ...whole, contact: 'jingxin@' }).contact).toBe('email-invalid');
});

/** The form as somebody filled it in who sends such an order. */
function filledIn(order: typeof WHOLE_ORDER): OrderValues {
  const { freeGift: gift, contact, receiptEmail } = order;
  return {
    ...EMPTY_ORDER,
    ...wordingValues(order),
    contact: contact.value,
    receiptEmail: receiptEmail ?? '',
    ...(gift && {
      gift: true,
      recipient: gift.recipient,
      giftPhone: gift.phone,
      areaNames: [gift.province, gift.city, gift.district],
      street: gift.street,
    }),
  };
}

/** What can be typed into the form: it has no field for some paths, and takes a contact with letters for an email. */
const typed = BROKEN_ORDERS.filter(
  ([, { contact }, , path]) => formField(path) && (!contact || contact.kind === contactKind(contact.value)),
);

test.each(typed)(
  '%s is refused before it is sent, as the server would, and nothing else',
  (_what, change, code, path) => {
    const field = formField(path) ?? expect.fail(path);
    expect(orderErrors(filledIn({ ...WHOLE_ORDER, ...change }))).toEqual({ [field]: code });
  },
);

describe('names', () => {
  test('rare Han characters are names; pictures, controls and direction marks are not', () => {
    expect(orderErrors({ ...whole, name: '𠮷田静' }).name).toBeUndefined();
    for (const name of ['陈🙏慧', '陈\u0007慧', '陈\u202e慧', '陈\u200b慧']) {
      expect(orderErrors({ ...whole, name }).name).toBe('text-not-allowed');
    }
  });

  test('forty visible characters are the most', () => {
    expect(orderErrors({ ...whole, name: '𠮷'.repeat(40) }).name).toBeUndefined();
    expect(orderErrors({ ...whole, name: '𠮷'.repeat(41) }).name).toBe('name-too-long');
  });

  test('any usual separator parts several names', () => {
    expect(splitNames('陈德安、王秀兰，李明; Anna, ')).toEqual(['陈德安', '王秀兰', '李明', 'Anna']);
  });
});

describe('dedication', () => {
  test('the living and the departed are named, all beings and creditors need not be', () => {
    expect(orderErrors({ ...whole, target: 'living' }).names).toBe('dedication-names-required');
    expect(orderErrors({ ...whole, target: 'departed' }).names).toBe('dedication-names-required');
    expect(orderErrors({ ...whole, target: 'creditors' }).names).toBeUndefined();
  });

  test('at most eight names of at most twenty characters', () => {
    const names = Array.from({ length: 9 }, (_, index) => `善信${index}`).join('、');
    expect(orderErrors({ ...whole, target: 'living', names }).names).toBe('dedication-names-invalid');
    const long = '慧'.repeat(21);
    expect(orderErrors({ ...whole, target: 'living', names: long }).names).toBe('dedication-names-invalid');
  });

  test('own words may have lines, must not be empty, and end at 140', () => {
    const own = (text: string) => orderErrors({ ...whole, verse: 'own', text }).text;
    expect(own('')).toBe('dedication-empty');
    expect(own('愿家人平安\n所学有成')).toBeUndefined();
    expect(own('愿'.repeat(141))).toBe('dedication-too-long');
  });

  test('names typed before all beings were chosen are not sent', () => {
    expect(wordingInput({ ...whole, names: '陈德安' }).dedication.names).toEqual([]);
  });
});

test('a free copy needs a recipient, a phone, the whole area and a street', () => {
  expect(orderErrors({ ...whole, gift: true })).toEqual({
    recipient: 'recipient-empty',
    giftPhone: 'phone-invalid',
    area: 'address-incomplete',
    street: 'address-incomplete',
  });
});

test('a folded gift is not sent, and an email contact receives the receipt', () => {
  const folded = orderInput({ ...whole, recipient: '陈静慧' }, 'diamond-sutra', 10, 'zh-Hans');
  expect(folded.freeGift).toBeNull();
  expect(folded.receiptEmail).toBeNull();
  const byEmail = orderInput({ ...whole, contact: 'a@example.org' }, 'diamond-sutra', 10, 'zh-Hans');
  expect(byEmail.contact).toEqual({ kind: 'email', value: 'a@example.org' });
  expect(byEmail.receiptEmail).toBe('a@example.org');
});
