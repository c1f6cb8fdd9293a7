import type { ArticleTexts } from '@yuanguang/contract/objects/news';
import type { Context } from '../../lib/context.ts';
import { seedArticles } from './article.repository.ts';
import { BRINGING_HOME } from './articles/bringing-home.ts';
import { SPONSORED_PRINTING } from './articles/sponsored-printing.ts';
import { VISITING } from './articles/visiting.ts';

/** The articles that come with the app. Their ids never change: links and reading logs lead to them. */
const ARTICLES: readonly { id: string; publishedAt: string; texts: ArticleTexts }[] = [
  { id: '0199a0000000000000000001', publishedAt: '2026-03-01T00:00:00Z', texts: VISITING },
  { id: '0199a0000000000000000002', publishedAt: '2026-03-01T00:10:00Z', texts: SPONSORED_PRINTING },
  { id: '0199a0000000000000000003', publishedAt: '2026-03-01T00:20:00Z', texts: BRINGING_HOME },
];

/** Puts the temple's first articles into the database; safe at every start, and in several processes at once. */
export async function seedNews(ctx: Pick<Context, 'db'>): Promise<void> {
  await seedArticles(
    ctx.db,
    ARTICLES.map(({ id, texts, publishedAt }) => ({
      id,
      texts,
      cover: null,
      publishedAt: new Date(publishedAt),
    })),
  );
}
