import type { Language } from '@yuanguang/contract/languages';
import type { MemorialDay } from '@yuanguang/contract/rules/memorial-days';
import type { NoticeKind } from '../../../lib/notice-kind.ts';
import { MY_TABLETS } from '../gifts/tablet-page.ts';
import { hallMessages } from '../messages.ts';

/** What an owner is told of. */
export const TOLD = ['approved', 'rejected', 'ended', 'refunded', 'corrected'] as const;
export type ToldOf = (typeof TOLD)[number];

/** What a notice knows: no name. Whoever erases a tablet need not look for any here. */
interface TabletTold {
  /** As printed: `4829-1503-7610`. */
  readonly number: string;
}

const SAMPLE: TabletTold = { number: '4829-1503-7610' };
const THREE_DAYS = 72;
const A_DAY = 24;

function toldKind(what: ToldOf): NoticeKind<TabletTold> {
  return {
    name: `hall.${what}`,
    channels: ['push', 'mail'],
    required: false,
    usefulHours: THREE_DAYS,
    page: MY_TABLETS,
    label: (language) => hallMessages(language)(`told.${what}.label`),
    pushed: (language) => hallMessages(language)(`told.${what}.pushed`),
    words({ number }, language) {
      const t = hallMessages(language);
      return { title: t(`told.${what}.title`), text: t(`told.${what}.text`, { number }) };
    },
    samples: [SAMPLE],
  };
}

export const TOLD_KINDS = {
  approved: toldKind('approved'),
  rejected: toldKind('rejected'),
  ended: toldKind('ended'),
  refunded: toldKind('refunded'),
  corrected: toldKind('corrected'),
};

/** A day of remembrance that comes, or is there. */
export interface MemorialTold extends TabletTold, Pick<MemorialDay, 'kind' | 'count'> {
  readonly when: 'soon' | 'today';
}

/** The day in words: 头七, 百日, 周年忌日. */
export function memorialWords(
  { kind, count }: Pick<MemorialDay, 'kind' | 'count'>,
  language: Language,
): string {
  const t = hallMessages(language);
  return kind === 'hundredth' ? t('memorial.hundredth') : t(`memorial.${kind}`, { count });
}

export const MEMORIAL_KIND: NoticeKind<MemorialTold> = {
  name: 'hall.memorial',
  channels: ['push', 'mail'],
  required: false,
  usefulHours: A_DAY,
  page: MY_TABLETS,
  label: (language) => hallMessages(language)('memorial.label'),
  pushed: (language) => hallMessages(language)('memorial.pushed'),
  words({ number, when, ...day }, language) {
    const what = memorialWords(day, language);
    return { title: what, text: hallMessages(language)(`memorial.${when}`, { what, number }) };
  },
  samples: [
    { ...SAMPLE, kind: 'seventh', count: 1, when: 'today' },
    { ...SAMPLE, kind: 'hundredth', count: 1, when: 'soon' },
    { ...SAMPLE, kind: 'anniversary', count: 2, when: 'soon' },
  ],
};
