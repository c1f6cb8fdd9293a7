import type { PaymentProvider, ProviderStatus } from '../../providers/payments/provider.ts';

interface Account {
  readonly paymentId: string;
  readonly amountFen: number;
  state: ProviderStatus['state'];
  refunds: number;
}

export interface RoughBank extends PaymentProvider {
  /** The bank's own books by reference. */
  readonly books: Map<string, Account>;
  /** Takes the money, whatever was before: after a refusal, after a close, twice. */
  approve(reference: string): void;
  decline(reference: string): void;
  /** Overrides what the bank says it took. */
  amount: ((fen: number) => number) | undefined;
  reachable: boolean;
}

const name = { 'zh-Hans': '银行', 'zh-Hant': '銀行', en: 'Bank', ja: '銀行', th: 'ธนาคาร' };

/** A bank without manners, to test against: it keeps no order, closes nothing and changes its mind. */
export function roughBank(): RoughBank {
  const books = new Map<string, Account>();
  const bank: RoughBank = {
    id: 'bank',
    methods: ['card', 'transfer', 'cash'].map((id) => ({ id, name, icon: 'card' })),
    acknowledgement: { status: 200, type: 'text/plain', body: 'OK' },
    refusal: { status: 400, type: 'text/plain', body: 'NO' },
    books,
    amount: undefined,
    reachable: true,
    approve(reference) {
      const account = books.get(reference);
      if (account && account.state !== 'refunded') account.state = 'settled';
    },
    decline(reference) {
      const account = books.get(reference);
      if (account?.state === 'pending') account.state = 'declined';
    },
    async open({ paymentId, amountFen }) {
      if (!bank.reachable) throw new Error('the bank cannot be reached');
      const reference = `B-${paymentId}`;
      if (!books.has(reference)) books.set(reference, { paymentId, amountFen, state: 'pending', refunds: 0 });
      return { reference, url: `https://bank.test/${reference}` };
    },
    verifyNotification(raw, headers) {
      if (headers['x-bank'] !== 'genuine') return undefined;
      return JSON.parse(raw.toString());
    },
    async query({ paymentId, reference }) {
      if (!bank.reachable) throw new Error('the bank cannot be reached');
      const key = reference ?? `B-${paymentId}`;
      const account = books.get(key);
      if (!account) return { state: 'unknown', reference: null, amountFen: 0, currency: 'CNY' };
      const amountFen = bank.amount?.(account.amountFen) ?? account.amountFen;
      return { state: account.state, reference: key, amountFen, currency: 'CNY' };
    },
    async refund({ reference }) {
      const account = books.get(reference ?? '');
      if (!account || (account.state !== 'settled' && account.state !== 'refunded')) return 'failed';
      if (account.state === 'settled') account.refunds += 1;
      account.state = 'refunded';
      return 'settled';
    },
    close: async () => undefined,
  };
  return bank;
}

/** A genuine notification of the bank about one of its payments, as it comes over the wire. */
export function bankNotice(bank: RoughBank, reference: string, change: object = {}) {
  const account = bank.books.get(reference);
  const hint = {
    // A bank tells of each change once, and of the same change again under the same id.
    notificationId: `n-${reference}-${account?.state}`,
    reference,
    paymentId: account?.paymentId,
    amountFen: account?.amountFen,
    currency: 'CNY',
    ...change,
  };
  return { provider: 'bank', raw: Buffer.from(JSON.stringify(hint)), headers: { 'x-bank': 'genuine' } };
}
