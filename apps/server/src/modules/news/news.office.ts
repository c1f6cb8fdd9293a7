import { knownLanguage } from '@yuanguang/contract/languages';
import { type ArticleTexts, COVER_ALT_MAX } from '@yuanguang/contract/objects/news';
import { type Context, inTransaction } from '../../lib/context.ts';
import { type OfficeCommand, OfficeError, wordOf } from '../../lib/office/office-command.ts';
import { readPicture } from '../../lib/office/read-picture.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type FileContext, type FileTools, keepFile, releaseFile } from '../file/file.service.ts';
import { allArticles, coverIsUsed, lockArticle, writeCover } from './article.repository.ts';

const COVER = 'news cover <id> <picture|none> [<language>=<words> …]';
/** Longest side in pixels: what a phone shows from edge to edge. */
const SIDE = 1_080;
const PURPOSE = 'news';

/** The temple's news as they stand, and the picture of one of them. */
export const NEWS_COMMANDS: readonly OfficeCommand<Context & FileTools>[] = [
  {
    usage: 'news list',
    async run(ctx) {
      const rows = await allArticles(ctx.db);
      return rows.map(({ id, texts, cover, published_at }) =>
        [
          id,
          published_at?.toISOString().slice(0, 10) ?? 'not out',
          cover ?? 'no picture',
          texts['zh-Hans'].title,
        ].join('  '),
      );
    },
  },
  {
    usage: COVER,
    async run(ctx, words) {
      const id = wordOf(words, 0, COVER);
      const path = wordOf(words, 1, COVER);
      const bytes = path === 'none' ? null : await readPicture(path);
      const cover = await inTransaction(ctx, (ctx) => change(ctx, id, bytes, words.slice(2)));
      return [cover === null ? 'no picture' : `picture ${cover}`];
    },
  },
];

async function change(
  ctx: FileContext,
  id: string,
  bytes: Uint8Array | null,
  words: readonly string[],
): Promise<string | null> {
  const article = await lockArticle(ctx.db, id);
  if (!article) throw new OfficeError(`there is no article ${id}`);
  const texts = withAlt(article.texts, words, bytes !== null);
  const cover = bytes === null ? null : await keep(ctx, bytes);
  await writeCover(ctx.db, { id, cover, texts }, ctx.now());
  const { cover: before } = article;
  // What was taken away is nowhere any more: people in it may have asked for that.
  if (before !== null && !(await coverIsUsed(ctx.db, before))) {
    await releaseFile(ctx, before, { ownerUid: null, purpose: PURPOSE });
  }
  return cover;
}

async function keep(ctx: FileContext, bytes: Uint8Array): Promise<string> {
  try {
    return (await keepFile(ctx, bytes, { purpose: PURPOSE, side: SIDE })).path;
  } catch (error) {
    if (error instanceof Refusal)
      throw new OfficeError('the file is no JPEG, PNG, WebP or GIF of a usual size');
    throw error;
  }
}

/** The texts with these words for who does not see the picture, each as `zh-Hans=山门`; of an earlier one none are left. */
function withAlt(texts: ArticleTexts, given: readonly string[], shown: boolean): ArticleTexts {
  const changed = Object.fromEntries(
    Object.entries(texts).map(([language, { coverAlt: _before, ...text }]) => [language, text]),
  ) as ArticleTexts;
  for (const word of given) {
    const at = word.indexOf('=');
    const coverAlt = word.slice(at + 1).trim();
    const language = knownLanguage(word.slice(0, Math.max(0, at)));
    const text = language && changed[language];
    if (!shown || !language || !text) {
      throw new OfficeError(
        `what a picture shows is told as <language>=<words>, in a language of the article: ${word}`,
      );
    }
    if (coverAlt.length > COVER_ALT_MAX)
      throw new OfficeError(`at most ${COVER_ALT_MAX} characters: ${word}`);
    changed[language] = { ...text, coverAlt };
  }
  return changed;
}
