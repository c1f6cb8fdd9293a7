import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import { donateMessages } from '../receipt/messages.ts';

interface Honour {
  readonly kind: 'behalf' | 'memory';
  /** Of whom it was given. */
  readonly names: string;
  /** The name that the giver wants shown; null: not named. */
  readonly giver: string | null;
  readonly purpose: string;
  /** Ends such notices to the mailbox. */
  readonly ending: string;
}

const SAMPLE: Honour = {
  kind: 'behalf',
  names: '王德安',
  giver: '陈静慧',
  purpose: '供灯',
  ending: 'https://example.org/giving/notices/',
};

/** Tells somebody that a gift was made for them or theirs: never how much, and nothing by which the giver is found. */
export const honoreeEmail = mailKind<Honour>(
  [SAMPLE, { ...SAMPLE, kind: 'memory', giver: null }],
  ({ kind, names, giver, purpose, ending }, language) => {
    const t = donateMessages(language);
    return mailContent(language, t('honoree.subject', { names }), [
      { greeting: t('honoree.greeting') },
      t(`honoree.${kind}`, { giver: giver ?? t('honoree.somebody'), names, purpose }),
      t('honoree.nothing'),
      { closing: [t('temple')] },
      { label: t('honoree.ending'), href: ending, note: t('honoree.endingNote') },
    ]);
  },
);
