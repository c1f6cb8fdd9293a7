import type { ArticleTexts } from '@yuanguang/contract/objects/news';
import type { Context } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { refuse } from '../../lib/refusal.ts';
import { articleExists, writeArticle } from './article.repository.ts';

/** The office writes or changes an article; without a time of publication readers do not see it. */
export async function saveArticle(
  ctx: Context,
  input: { id: string | null; texts: ArticleTexts; cover: string | null; publishedAt: string | null },
): Promise<{ id: string }> {
  const at = ctx.now();
  if (input.id !== null && !(await articleExists(ctx.db, input.id))) refuse('news-not-found', 'id');
  const id = input.id ?? newId(at);
  const publishedAt = input.publishedAt === null ? null : new Date(input.publishedAt);
  await writeArticle(ctx.db, { id, texts: input.texts, cover: input.cover, publishedAt }, at);
  return { id };
}
