import type { ErrorCode } from '../errors.ts';
import type { PlaceOrderInput } from '../objects/sponsor/order.ts';

/* One table for whoever judges an order: the rules by themselves, the server through the wire, the page's form. */

/** A book sent to a reader, the number written as people write it. */
export const GIFT = {
  recipient: '王德安',
  phone: '139 0013 9000',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '灵隐路 1 号',
};

/** Addresses in which a place does not lie in the one above it, and the field at which that is told. */
export const MISPLACED: readonly (readonly [Partial<typeof GIFT>, field: string])[] = [
  [{ district: '东城区' }, 'freeGift.district'],
  [{ district: '西湖' }, 'freeGift.district'],
  [{ city: '南京市', district: '玄武区' }, 'freeGift.city'],
  [{ province: '江苏省' }, 'freeGift.city'],
  [{ province: '台湾省', city: '台北市', district: '信义区' }, 'freeGift.province'],
  [{ province: '浙江', city: '杭州', district: '西湖区' }, 'freeGift.province'],
  [{ province: '广东省', city: '东莞市', district: '西湖区' }, 'freeGift.district'],
];

/** Addresses that there are, in the ways that provinces, cities and districts hang together. */
export const PLACED: readonly Partial<typeof GIFT>[] = [
  {},
  { province: '北京市', city: '北京市', district: '东城区' },
  { province: '广东省', city: '东莞市', district: '' },
  { province: '海南省', city: '儋州市', district: ' ' },
];

/** An order that breaks none. */
export const WHOLE_ORDER: Omit<PlaceOrderInput, 'idempotencyKey' | 'language' | 'consent'> = {
  bookId: 'diamond-sutra',
  copies: 10,
  name: '陈静慧',
  anonymous: false,
  dedication: { textId: 'universal', text: '', target: 'beings', names: [] },
  contact: { kind: 'phone', value: '13800138000' },
  receiptEmail: null,
  freeGift: null,
};

const dedication = (change: Partial<PlaceOrderInput['dedication']>) => ({
  dedication: { ...WHOLE_ORDER.dedication, ...change },
});

/** What breaks a rule of an order: what it is, the change that breaks it, the code and the path of the input. */
export const BROKEN_ORDERS: readonly (readonly [
  what: string,
  change: Partial<Omit<PlaceOrderInput, 'idempotencyKey' | 'language'>>,
  code: ErrorCode,
  field: string,
])[] = [
  ['no copies', { copies: 0 }, 'quantity-invalid', 'copies'],
  ['half a copy', { copies: 1.5 }, 'quantity-invalid', 'copies'],
  ['less than none', { copies: -1 }, 'quantity-invalid', 'copies'],
  ['a thousand million copies', { copies: 1e9 }, 'quantity-invalid', 'copies'],
  ['an empty name', { name: '　 ' }, 'name-empty', 'name'],
  ['a name of 41 characters', { name: '陈'.repeat(41) }, 'name-too-long', 'name'],
  ['a name of 10,000 characters', { name: '陈'.repeat(10_000) }, 'name-too-long', 'name'],
  ['a control character', { name: '陈\u0007静' }, 'text-not-allowed', 'name'],
  ['a right-to-left mark', { name: '陈\u202E静' }, 'text-not-allowed', 'name'],
  ['a zero-width space', { name: '陈\u200B静' }, 'text-not-allowed', 'name'],
  ['a lone surrogate', { name: '陈\uD842' }, 'text-not-allowed', 'name'],
  ['an emoji', { name: '陈静🙏' }, 'text-not-allowed', 'name'],
  ['an invisible letter', { name: '陈\u3164静' }, 'text-not-allowed', 'name'],
  ['a letter below a tower of marks', { name: `a${'\u0301'.repeat(6)}` }, 'text-not-allowed', 'name'],
  ['a family of emoji', { name: '👨‍👩‍👧' }, 'text-not-allowed', 'name'],
  ['an empty own text', dedication({ textId: null, text: ' \n ' }), 'dedication-empty', 'dedication.text'],
  [
    'an own text of 141',
    dedication({ textId: null, text: '愿'.repeat(141) }),
    'dedication-too-long',
    'dedication.text',
  ],
  [
    'the departed without a name',
    dedication({ target: 'departed', names: [' '] }),
    'dedication-names-required',
    'dedication.names',
  ],
  [
    'nine names',
    dedication({ target: 'living', names: Array(9).fill('张三') }),
    'dedication-names-invalid',
    'dedication.names',
  ],
  [
    'a long name',
    dedication({ target: 'living', names: ['张三', '李'.repeat(21)] }),
    'dedication-names-invalid',
    'dedication.names.1',
  ],
  [
    'a picture in one of the names',
    dedication({ target: 'living', names: ['张三', '🙏'] }),
    'text-not-allowed',
    'dedication.names.1',
  ],
  ['no contact', { contact: { kind: 'phone', value: ' ' } }, 'contact-empty', 'contact.value'],
  ['a short phone', { contact: { kind: 'phone', value: '1380013800' } }, 'phone-invalid', 'contact.value'],
  [
    'a Hong Kong phone',
    { contact: { kind: 'phone', value: '+852 9123 4567' } },
    'phone-invalid',
    'contact.value',
  ],
  [
    'words for a phone',
    { contact: { kind: 'phone', value: "1' or '1'='1" } },
    'phone-invalid',
    'contact.value',
  ],
  [
    'an email without a domain',
    { contact: { kind: 'email', value: 'chen@' } },
    'email-invalid',
    'contact.value',
  ],
  ['two addresses', { contact: { kind: 'email', value: 'a@b.cn,c@d.cn' } }, 'email-invalid', 'contact.value'],
  ['a wrong receipt address', { receiptEmail: 'chen.example.com' }, 'email-invalid', 'receiptEmail'],
  ['a gift to nobody', { freeGift: { ...GIFT, recipient: '' } }, 'recipient-empty', 'freeGift.recipient'],
  ['a gift without a phone', { freeGift: { ...GIFT, phone: '' } }, 'phone-invalid', 'freeGift.phone'],
  [
    'a gift without a province',
    { freeGift: { ...GIFT, province: '' } },
    'address-incomplete',
    'freeGift.province',
  ],
  ['a gift without a city', { freeGift: { ...GIFT, city: ' ' } }, 'address-incomplete', 'freeGift.city'],
  [
    'a gift without a district',
    { freeGift: { ...GIFT, district: '' } },
    'address-incomplete',
    'freeGift.district',
  ],
  [
    'a street of 121 characters',
    { freeGift: { ...GIFT, street: '路'.repeat(121) } },
    'param-invalid',
    'freeGift.street',
  ],
  ['a gift without a street', { freeGift: { ...GIFT, street: '' } }, 'address-incomplete', 'freeGift.street'],
];
