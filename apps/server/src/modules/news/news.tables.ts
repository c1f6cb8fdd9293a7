import type { ArticleTexts } from '@yuanguang/contract/objects/news';
import type { ColumnType } from 'kysely';

declare module '../../lib/tables.ts' {
  interface Tables {
    news_articles: {
      id: string;
      cover: string | null;
      texts: ColumnType<ArticleTexts, string, string>;
      published_at: Date | null;
      edited_at: Date | null;
    };
    news_reading: { id: string; user_id: string; article_id: string; last_time: Date };
  }
}
