import type { Language } from '@yuanguang/contract/languages';
import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import { sponsorMessages } from '../receipt/messages.ts';
import type { News } from './tell-donors.ts';

/** What a message about an order says. */
export interface NewsFacts {
  readonly what: News;
  readonly name: string;
  readonly book: string;
  /** As printed: `482-915-0376`. */
  readonly number: string;
  readonly totalFen: number;
  /** Opens the order. */
  readonly link: string;
}

const FACTS = {
  name: '陈静慧',
  book: '金刚经',
  number: '482-915-0376',
  totalFen: 12_345,
  link: 'https://example.org/',
};

export const NEWS_SAMPLES: readonly NewsFacts[] = [
  { ...FACTS, what: { news: 'printing' } },
  { ...FACTS, what: { news: 'completed' } },
  { ...FACTS, what: { news: 'refunded' } },
  { ...FACTS, what: { news: 'shipped', carrier: '顺丰速运', trackingNumber: 'SF1234567890' } },
];

function valuesOf({ what, book, number, totalFen, name }: NewsFacts) {
  const parcel = what.news === 'shipped' ? what : { carrier: '', trackingNumber: '' };
  return {
    book,
    number,
    name,
    total: (totalFen / 100).toFixed(2),
    carrier: parcel.carrier,
    tracking: parcel.trackingNumber,
  };
}

/** As a letter. */
export const newsEmail = mailKind<NewsFacts>(NEWS_SAMPLES, (facts, language) => {
  const t = sponsorMessages(language);
  const { what, link } = facts;
  const values = valuesOf(facts);
  const rows: (readonly [string, string])[] = [
    [t('receipt.number'), facts.number],
    [t('receipt.book'), facts.book],
  ];
  if (what.news === 'shipped') {
    rows.push([t('news.carrier'), what.carrier], [t('news.tracking'), what.trackingNumber]);
  }
  if (what.news === 'refunded') rows.push([t('receipt.total'), t('receipt.totalValue', values)]);
  return mailContent(language, t(`news.${what.news}.subject`, values), [
    { greeting: t('news.greeting', values) },
    t(`news.${what.news}.text`, values),
    { rows },
    { label: t('news.link'), href: link, note: t('news.linkNote') },
    { closing: [t('receipt.closing'), t('receipt.temple')] },
  ]);
});

/** As a text message: the whole of it, and the words that a provider puts into an approved template. */
export function newsText(facts: NewsFacts, language: Language): { text: string; state: string } {
  const t = sponsorMessages(language);
  const state = t(`news.${facts.what.news}.state`, valuesOf(facts));
  return { state, text: t('news.sms', { ...valuesOf(facts), state }) };
}
