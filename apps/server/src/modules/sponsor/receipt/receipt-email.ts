import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import { templeClock } from '../../../lib/temple-day.ts';
import { sponsorMessages } from './messages.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

interface Receipt {
  readonly facts: ReceiptFacts;
  readonly totalFen: number;
  /** Opens the order. */
  readonly link: string;
}

const SAMPLE: Receipt = {
  facts: {
    sponsorNumber: '482-915-0376',
    name: '陈静慧',
    bookTitle: '金刚经',
    copies: 10,
    verse: ['愿以此功德', '普及于一切'],
    dedication: '普皆回向法界一切众生',
    paidAt: new Date(0),
  },
  totalFen: 12_345,
  link: 'https://example.org/zhuyin/#/result',
};

/** The receipt, in the orderer's language. */
export const receiptEmail = mailKind<Receipt>([SAMPLE], ({ facts, totalFen, link }, language) => {
  const t = sponsorMessages(language);
  const { bookTitle: book, copies, name, sponsorNumber: number } = facts;
  const values = { book, copies, name, number };
  return mailContent(language, t('receipt.subject', values), [
    { greeting: t('receipt.greeting', values) },
    t('receipt.thanks', values),
    {
      rows: [
        [t('receipt.number'), number],
        [t('receipt.book'), book],
        [t('receipt.copies'), t('receipt.copiesValue', { copies })],
        [t('receipt.total'), t('receipt.totalValue', { total: (totalFen / 100).toFixed(2) })],
        [t('receipt.name'), name],
        [
          t('receipt.dedication'),
          [facts.dedication, ...facts.verse].filter((line) => line !== '').join('\n'),
        ],
        [
          t('receipt.paidAt'),
          templeClock(language, { dateStyle: 'long', timeStyle: 'short' }).format(facts.paidAt),
        ],
      ],
    },
    { label: t('receipt.link'), href: link, note: t('receipt.linkNote') },
    { closing: [t('receipt.closing'), t('receipt.temple')] },
    { small: t('receipt.note') },
  ]);
});
