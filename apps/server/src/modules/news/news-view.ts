import type { Language } from '@yuanguang/contract/languages';
import type { Article, ArticleText, ArticleTexts, Headline } from '@yuanguang/contract/objects/news';
import { refuse } from '../../lib/refusal.ts';
import type { Place, PublishedRow } from './article.repository.ts';

/** Articles on a page of the list and of what was read. */
export const NEWS_PAGE_SIZE = 10;

/** Where a language is missing, the nearest one a reader may know. */
const NEAREST: Readonly<Record<Language, readonly Language[]>> = {
  'zh-Hans': [],
  'zh-Hant': [],
  en: [],
  ja: ['en', 'zh-Hant'],
  th: ['en'],
};

/** Where a text is looked for, in this order; Simplified Chinese, the last, is always there. */
export const languagesFor = (language: Language): readonly Language[] => [
  ...new Set([language, ...NEAREST[language], 'zh-Hans'] as const),
];

/** The text in the language asked for, else in the nearest there is; Simplified Chinese is always there. */
export function textIn(texts: ArticleTexts, language: Language): { language: Language; text: ArticleText } {
  for (const one of languagesFor(language)) {
    const text = texts[one];
    if (text) return { language: one, text };
  }
  return { language: 'zh-Hans', text: texts['zh-Hans'] };
}

export function headlineOf(row: PublishedRow, language: Language): Headline {
  const { text } = textIn(row.texts, language);
  return {
    id: row.id,
    title: text.title,
    summary: text.summary,
    cover: row.cover,
    coverAlt: text.coverAlt ?? '',
    publishedAt: row.published_at.toISOString(),
  };
}

export function articleOf(row: PublishedRow, wanted: Language): Article {
  const { language, text } = textIn(row.texts, wanted);
  return { ...headlineOf(row, wanted), body: text.body, language };
}

const CURSOR = /^([0-9a-z]{1,11})-([0-9a-f]{24})$/;

/** A place in a list as clients hand it back. */
export function cursorOf({ at, id }: Place): string {
  return `${at.getTime().toString(36)}-${id}`;
}

/** Refuses 'param-invalid' for what no page of ours said. */
export function placeOf(cursor: string | null): Place | null {
  if (cursor === null) return null;
  const [, time, id] = CURSOR.exec(cursor) ?? [];
  const at = new Date(Number.parseInt(time ?? '', 36));
  if (id === undefined || Number.isNaN(at.getTime())) refuse('param-invalid', 'after');
  return { at, id };
}

/** A page of rows of which one more was read, and where the next begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  place: (row: Row) => Place,
): { rows: readonly Row[]; next: string | null } {
  const shown = rows.slice(0, NEWS_PAGE_SIZE);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > shown.length && last ? cursorOf(place(last)) : null };
}
