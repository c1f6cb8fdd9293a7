import type { Collection } from '../clientdb/clientdb.service.ts';
import { publishedArticle } from './read-news.ts';

/** `opendb-news-articles`: the articles that are out, in Simplified Chinese, for reading only. */
export const ARTICLES_COLLECTION: Collection = {
  name: 'opendb-news-articles',
  table: 'news_public',
  module: 'news',
  permission: { read: 'true' },
  fields: {
    title: { kind: 'text', bsonType: 'string' },
    excerpt: { kind: 'text', bsonType: 'string' },
    avatar: { kind: 'text', bsonType: 'string', column: 'cover' },
    publish_date: { kind: 'time', bsonType: 'timestamp', column: 'published_at' },
  },
};

/** `read-news-log`: which article a person read and when last; everybody sees and changes only their own. */
export const READING_COLLECTION: Collection = {
  name: 'read-news-log',
  table: 'news_reading',
  module: 'news',
  permission: {
    read: 'doc.user_id == auth.uid',
    create: 'auth.uid != null',
    update: 'doc.user_id == auth.uid',
    delete: 'doc.user_id == auth.uid',
  },
  fields: {
    user_id: { kind: 'text', bsonType: 'string', forceDefaultValue: { $env: 'uid' } },
    article_id: {
      kind: 'text',
      bsonType: 'string',
      required: true,
      foreignKey: 'opendb-news-articles._id',
    },
    last_time: { kind: 'time', bsonType: 'timestamp', defaultValue: { $env: 'now' } },
  },
  triggers: {
    async beforeCreate(ctx, docs) {
      for (const doc of docs) await publishedArticle(ctx, String(doc.article_id ?? ''));
    },
    async beforeUpdate(ctx, change) {
      if (change.article_id !== undefined) await publishedArticle(ctx, String(change.article_id));
    },
  },
};
