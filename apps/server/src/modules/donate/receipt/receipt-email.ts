import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import { templeClock } from '../../../lib/temple-day.ts';
import type { GiftFacts } from './gift-facts.ts';
import { donateMessages } from './messages.ts';

interface Receipt {
  readonly facts: GiftFacts;
  readonly amountFen: number;
  readonly silent: boolean;
  /** Opens the gift. */
  readonly link: string;
}

const FACTS: GiftFacts = {
  number: '4829-150-3761',
  name: '陈静慧',
  purposeId: 'lamps',
  purpose: '供灯',
  honoree: { kind: 'self', names: [] },
  verse: ['愿以此功德', '普及于一切'],
  dedication: '普皆回向法界一切众生',
  paidAt: new Date(0),
};
const SAMPLE: Receipt = {
  facts: FACTS,
  amountFen: 3_600,
  silent: false,
  link: 'https://example.org/zhuyin/#/pages/pay/pay',
};

/** The confirmation of a gift, in the giver's language: the one place where a silent gift's amount stands. */
export const receiptEmail = mailKind<Receipt>(
  [
    SAMPLE,
    { ...SAMPLE, silent: true, facts: { ...FACTS, honoree: { kind: 'behalf', names: ['王德安'] } } },
    { ...SAMPLE, facts: { ...FACTS, honoree: { kind: 'memory', names: ['王德安', '李明远'] } } },
  ],
  ({ facts, amountFen, silent, link }, language) => {
    const t = donateMessages(language);
    const { purpose, name, number, honoree } = facts;
    const amount = (amountFen / 100).toFixed(2);
    const rows: [string, string][] = [
      [t('receipt.number'), number],
      [t('receipt.purpose'), purpose],
      [t('receipt.amount'), t('receipt.amountValue', { amount })],
      [t('receipt.name'), name],
    ];
    if (honoree.kind !== 'self') rows.push([t(`receipt.${honoree.kind}`), honoree.names.join('\n')]);
    rows.push(
      [t('receipt.dedication'), [facts.dedication, ...facts.verse].filter((line) => line !== '').join('\n')],
      [
        t('receipt.paidAt'),
        templeClock(language, { dateStyle: 'long', timeStyle: 'short' }).format(facts.paidAt),
      ],
    );
    return mailContent(language, t('receipt.subject', { purpose, number }), [
      { greeting: t('receipt.greeting', { name }) },
      t('receipt.thanks', { purpose }),
      { rows },
      ...(silent ? [t('receipt.silentNote')] : []),
      { label: t('receipt.link'), href: link, note: t('receipt.linkNote') },
      { closing: [t('receipt.closing'), t('temple')] },
      { small: t('receipt.note') },
    ]);
  },
);
