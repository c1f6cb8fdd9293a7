import { readFileSync } from 'node:fs';
import type { Language } from '@yuanguang/contract/languages';
import { limitCaller, PERSONS_PER_ADDRESS } from '../../../lib/limits/caller-limit.ts';
import { QueueFull } from '../../../lib/limits/semaphore.ts';
import { pdf } from '../../../lib/pdf/pdf.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { MeritContext } from '../merit-context.ts';
import { statementMessages } from './messages.ts';
import { statement } from './statement.ts';

const SOURCE = readFileSync(new URL('./statement.typ', import.meta.url), 'utf8');

const PER_HOUR = 30;
const HOUR_SECONDS = 3_600;

/** The face of the language first: the Song face has no Thai, the Thai one no Han. */
const FONTS = {
  thai: ['Trirong', 'Noto Serif SC'],
  other: ['Noto Serif SC', 'Trirong'],
} as const;
const LANG: Readonly<Record<Language, string>> = {
  'zh-Hans': 'zh',
  'zh-Hant': 'zh',
  en: 'en',
  ja: 'ja',
  th: 'th',
};

const yuan = (fen: number): string => (fen / 100).toFixed(2);

/**
 * The caller's statement of a year as a tagged PDF of A4 leaves, in base64, in the caller's language.
 * Refuses 'too-many-requests'.
 */
export async function statementPdf(ctx: MeritContext, { year }: { year: number }): Promise<{ pdf: string }> {
  await limitCaller(ctx, 'merit.pdf', {
    perUser: PER_HOUR,
    perAddress: PER_HOUR * PERSONS_PER_ADDRESS,
    seconds: HOUR_SECONDS,
  });
  const { language } = ctx.caller;
  const t = statementMessages(language);
  const { lines, totalFen } = await statement(ctx, { year });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const yearName = new Intl.DateTimeFormat(language, { year: 'numeric', timeZone: 'UTC' });
  const onDay = (day: string): string => date.format(new Date(day));
  const isSilent = lines.some(({ amountFen }) => amountFen === null);
  const now = ctx.now();
  const data = {
    fonts: language === 'th' ? FONTS.thai : FONTS.other,
    lang: LANG[language],
    // Han signs are set apart in heads; letters of words, and Thai marks, stay together.
    tracking: language === 'en' || language === 'th' ? 0 : 0.2,
    words: {
      temple: t('temple'),
      title: t('title'),
      year: yearName.format(new Date(`${year}-07-01`)),
      head: [t('day'), t('number'), t('what'), t('amount')],
      sum: t('sum'),
      total: t('total', { amount: yuan(totalFen) }),
      notes: [...(isSilent ? [t('silentNote')] : []), t('note')],
      made: t('made', { date: onDay(ctx.days.of(now)) }),
    },
    rows: lines.map(({ day, number, title, amountFen }) => [
      onDay(day),
      number,
      title,
      amountFen === null ? t('silent') : yuan(amountFen),
    ]),
  };
  try {
    return { pdf: (await pdf({ source: SOURCE, data, at: now.getTime() })).toString('base64') };
  } catch (error) {
    if (error instanceof QueueFull) refuse('too-many-requests');
    throw error;
  }
}
