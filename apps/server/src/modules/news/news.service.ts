import type { Context } from '../../lib/context.ts';
import type { Implementation } from '../../lib/implement.ts';
import type { Collection } from '../clientdb/clientdb.service.ts';
import './news.tables.ts';
import { ARTICLES_COLLECTION, READING_COLLECTION } from './news.collections.ts';
import { newsObject } from './news.object.ts';
import { forgetReading, listReading } from './reading.repository.ts';

/** News as the app takes it in. */
export interface NewsModule {
  readonly implementations: readonly Implementation[];
  /** `opendb-news-articles` and `read-news-log` for existing clients. */
  readonly collections: readonly Collection[];
  /** What is kept of a person: which articles were read and when. */
  readonly personalData: {
    readonly name: string;
    export(ctx: Context, uid: string): Promise<unknown>;
    erase(ctx: Context, uid: string): Promise<void>;
  };
}

const MOST_EXPORTED = 1_000;

export function newsModule(): NewsModule {
  return {
    implementations: [newsObject()],
    collections: [ARTICLES_COLLECTION, READING_COLLECTION],
    personalData: {
      name: 'news',
      async export({ db, now }, uid) {
        const rows = await listReading(db, uid, now(), null, MOST_EXPORTED);
        return rows.map(({ id, texts, last_time }) => ({
          articleId: id,
          title: texts['zh-Hans'].title,
          readAt: last_time.toISOString(),
        }));
      },
      erase: async ({ db }, uid) => void (await forgetReading(db, uid, null)),
    },
  };
}
