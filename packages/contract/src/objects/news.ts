import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { LANGUAGES } from '../languages.ts';

const Language = z.enum(LANGUAGES);
/** 24 hex characters; '' is refused with a message of its own. */
const id = z.string().check(z.maxLength(64));
/** Where the next page begins, as the page before said; null for the first. */
const after = z.nullable(z.string().check(z.maxLength(64)));
/** ISO 8601, UTC. */
const Instant = z.string();

export const COVER_ALT_MAX = 120;

/** A part of an article. Texts are plain: nothing in them is ever read as HTML. */
export const NewsBlock = z.union([
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('quote'), text: z.string(), source: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
]);
export type NewsBlock = z.infer<typeof NewsBlock>;

export const Headline = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Address of the picture, or null. */
  cover: z.nullable(z.string()),
  /** What it shows, for who does not see it; '' where it only adorns. */
  coverAlt: z.string(),
  publishedAt: Instant,
});
export type Headline = z.infer<typeof Headline>;

export const Article = z.extend(Headline, {
  body: z.array(NewsBlock),
  /** The language the text is in, where the one asked for does not exist. */
  language: Language,
});
export type Article = z.infer<typeof Article>;

/** What a person read, and when last. */
export const ReadEntry = z.object({ article: Headline, readAt: Instant });
export type ReadEntry = z.infer<typeof ReadEntry>;

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000));
const Text = z.object({
  title: line,
  summary: z.string().check(z.trim(), z.maxLength(400)),
  /** What the picture shows. */
  coverAlt: z.optional(z.string().check(z.trim(), z.maxLength(COVER_ALT_MAX))),
  body: z
    .array(
      z.union([
        z.object({ kind: z.literal('paragraph'), text }),
        z.object({ kind: z.literal('heading'), text: line }),
        z.object({ kind: z.literal('quote'), text, source: z.string().check(z.maxLength(200)) }),
        z.object({ kind: z.literal('list'), items: z.array(text).check(z.minLength(1), z.maxLength(50)) }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(200)),
});
export type ArticleText = z.infer<typeof Text>;

/** An article in every language it has; Simplified Chinese it always has. */
export const ArticleTexts = z.object({
  'zh-Hans': Text,
  'zh-Hant': z.optional(Text),
  en: z.optional(Text),
  ja: z.optional(Text),
  th: z.optional(Text),
});
export type ArticleTexts = z.infer<typeof ArticleTexts>;

/** 法讯: what the temple tells, and what one has read of it. */
export const news = cloudObject('news', {
  list: call({
    access: 'anyone',
    input: z.object({ language: Language, after }),
    output: z.object({ articles: z.array(Headline), next: after }),
    errors: ['module-closed'],
  }),
  article: call({
    access: 'anyone',
    input: z.object({ id, language: Language }),
    output: z.object({ article: Article }),
    errors: ['news-id-empty', 'news-not-found', 'module-closed'],
  }),
  /** Titles by id, in the order asked for, those that exist: for a device that remembers what was read on it. */
  headlines: call({
    access: 'anyone',
    input: z.object({ ids: z.array(id).check(z.maxLength(20)), language: Language }),
    output: z.object({ articles: z.array(Headline) }),
    errors: ['module-closed'],
  }),
  /** What is out by its titles, newest first, 200 at most: a device searches them itself and sends nothing of what for. */
  titles: call({
    access: 'anyone',
    input: z.object({ language: Language }),
    output: z.object({
      articles: z.array(z.object({ id: z.string(), title: z.string(), publishedAt: Instant })),
    }),
    errors: ['module-closed'],
  }),
  markRead: call({
    access: 'user',
    input: z.object({ id }),
    output: z.object({ readAt: Instant }),
    errors: ['news-id-empty', 'news-not-found', 'module-closed'],
  }),
  /** What one has read, the last first. */
  history: call({
    access: 'user',
    input: z.object({ language: Language, after }),
    output: z.object({ entries: z.array(ReadEntry), next: after }),
    errors: ['module-closed'],
  }),
  /** Forgets that one article was read, or with null all of them. */
  forget: call({
    access: 'user',
    input: z.object({ id: z.nullable(id) }),
    output: z.object({ forgotten: z.number() }),
    errors: ['module-closed'],
  }),
  /** The office writes an article (id null) or changes one; `publishedAt` null keeps it from readers. */
  save: call({
    access: 'staff',
    input: z.object({
      id: z.nullable(id),
      texts: ArticleTexts,
      /** Path of a picture on this site, such as /files/…; null for none. */
      cover: z.nullable(z.string().check(z.regex(/^\/[\w-][\w./-]{0,199}$/))),
      publishedAt: z.nullable(z.iso.datetime()),
    }),
    output: z.object({ id: z.string() }),
    errors: ['news-not-found'],
  }),
});
