import type { ErrorCode } from '../errors.ts';
import type { GiveInput } from '../objects/donate/gift.ts';

/* One table for whoever judges a gift: the rules by themselves, the server through the wire, the page's form. */

/** Without what differs from one form to the next. */
export type GiftCase = Omit<GiveInput, 'idempotencyKey' | 'language' | 'consent'>;

/** A gift that breaks no rule. */
export const WHOLE_GIFT: GiftCase = {
  amountFen: 3_600,
  purposeId: 'lamps',
  name: '陈静慧',
  anonymous: false,
  silent: false,
  honoree: { kind: 'self', names: [], noticeEmail: null },
  dedication: { textId: 'universal', text: '', target: 'beings', names: [] },
  contact: { kind: 'phone', value: '13800138000' },
  receiptEmail: null,
};

const honoree = (change: Partial<GiveInput['honoree']>): Partial<GiftCase> => ({
  honoree: { kind: 'behalf', names: ['王德安'], noticeEmail: null, ...change },
});
const dedication = (change: Partial<GiveInput['dedication']>): Partial<GiftCase> => ({
  dedication: { ...WHOLE_GIFT.dedication, ...change },
});

/** What is typed for an amount, and what it is in fen; undefined: it is none. */
export const WRITTEN_AMOUNTS: readonly (readonly [typed: string, fen: number | undefined])[] = [
  ['36', 3_600],
  ['36元', 3_600],
  [' ３６ 元 ', 3_600],
  ['￥36', 3_600],
  ['¥36.00', 3_600],
  ['1,000', 100_000],
  ['0.5', 50],
  ['36.5', 3_650],
  ['0', 0],
  ['-36', undefined],
  ['$36', undefined],
  ['36 USD', undefined],
  ['1e9', undefined],
  ['三十六', undefined],
  ['3 6', undefined],
  ['1,00', undefined],
  ['36.001', undefined],
  ['NaN', undefined],
  ['', undefined],
];

/** What breaks a rule of a gift: what it is, the change that breaks it, the code and the path of the input. */
export const BROKEN_GIFTS: readonly (readonly [
  what: string,
  change: Partial<GiftCase>,
  code: ErrorCode,
  field: string,
])[] = [
  ['nothing', { amountFen: 0 }, 'amount-too-small', 'amountFen'],
  ['half a fen', { amountFen: 0.5 }, 'amount-invalid', 'amountFen'],
  ['half a yuan', { amountFen: 50 }, 'amount-too-small', 'amountFen'],
  ['yuan and fen', { amountFen: 3_650 }, 'amount-invalid', 'amountFen'],
  ['less than nothing', { amountFen: -3_600 }, 'amount-too-small', 'amountFen'],
  ['a thousand million fen', { amountFen: 1e9 }, 'amount-too-large', 'amountFen'],
  ['more than can be counted', { amountFen: 1e300 }, 'amount-invalid', 'amountFen'],
  ['one yuan too many', { amountFen: 10_000_100 }, 'amount-too-large', 'amountFen'],
  ['another currency', { currency: 'USD' }, 'amount-invalid', 'currency'],
  ['a currency of no name', { currency: '' }, 'amount-invalid', 'currency'],
  ['a purpose that there is not', { purposeId: 'yacht' }, 'purpose-unknown', 'purposeId'],
  ['a purpose of the prototype', { purposeId: 'constructor' }, 'purpose-unknown', 'purposeId'],
  ['on behalf of nobody', honoree({ names: [' '] }), 'honoree-required', 'honoree.names'],
  ['in memory of nobody', honoree({ kind: 'memory', names: [] }), 'honoree-required', 'honoree.names'],
  ['on behalf of nine', honoree({ names: Array(9).fill('张三') }), 'honoree-invalid', 'honoree.names'],
  [
    'on behalf of a long name',
    honoree({ names: ['张三', '李'.repeat(21)] }),
    'honoree-invalid',
    'honoree.names.1',
  ],
  ['on behalf of a picture', honoree({ names: ['🙏'] }), 'text-not-allowed', 'honoree.names.0'],
  [
    'a notice of a gift of one’s own',
    honoree({ kind: 'self', noticeEmail: 'wang@example.org' }),
    'honoree-notice-needless',
    'honoree.noticeEmail',
  ],
  ['a notice to no address', honoree({ noticeEmail: 'wang@' }), 'email-invalid', 'honoree.noticeEmail'],
  [
    'a notice to two addresses',
    honoree({ noticeEmail: 'a@b.cn,c@d.cn' }),
    'email-invalid',
    'honoree.noticeEmail',
  ],
  [
    'a notice with a header in its address',
    honoree({ noticeEmail: 'a@b.cn\r\nbcc: c@d.cn' }),
    'email-invalid',
    'honoree.noticeEmail',
  ],
  ['an empty name', { name: '　 ' }, 'name-empty', 'name'],
  ['a name of 41 characters', { name: '陈'.repeat(41) }, 'name-too-long', 'name'],
  ['a right-to-left mark', { name: '陈\u202E静' }, 'text-not-allowed', 'name'],
  ['an emoji', { name: '陈静🙏' }, 'text-not-allowed', 'name'],
  ['an empty own text', dedication({ textId: null, text: ' ' }), 'dedication-empty', 'dedication.text'],
  [
    'the departed without a name',
    dedication({ target: 'departed', names: [] }),
    'dedication-names-required',
    'dedication.names',
  ],
  ['no contact', { contact: { kind: 'phone', value: ' ' } }, 'contact-empty', 'contact.value'],
  ['a short phone', { contact: { kind: 'phone', value: '1380013800' } }, 'phone-invalid', 'contact.value'],
  ['a wrong receipt address', { receiptEmail: 'chen.example.com' }, 'email-invalid', 'receiptEmail'],
];
