import type { Collection, Doc } from '../clientdb/clientdb.service.ts';
import { claimFile, type FileContext, type FileTools } from '../file/file.service.ts';
import { publishedArticle } from './read-news.ts';

/**
 * `opendb-news-articles`: the articles that are out, in Simplified Chinese, for reading only. The published pages join the
 * author, who is nobody's account here: they get an empty list and show none.
 */
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
    last_modify_date: { kind: 'time', bsonType: 'timestamp', column: 'modified_at' },
    user_id: { kind: 'text', bsonType: 'string', foreignKey: 'uni-id-users._id' },
    /** HTML made of the article's blocks, with nothing in it that is not ours. */
    content: { kind: 'text', bsonType: 'string' },
    /** 1: it is out. */
    article_status: { kind: 'int', bsonType: 'int' },
    like_count: { kind: 'int', bsonType: 'int' },
    comment_count: { kind: 'int', bsonType: 'int' },
  },
};

/** `opendb-search-hot`: the titles of what is out. What people look for is not kept, so nothing is hotter than another. */
export const SUGGESTIONS_COLLECTION: Collection = {
  name: 'opendb-search-hot',
  table: 'news_suggestions',
  module: 'news',
  permission: { read: 'true' },
  fields: {
    content: { kind: 'text', bsonType: 'string' },
    create_date: { kind: 'time', bsonType: 'timestamp' },
    count: { kind: 'int', bsonType: 'int' },
  },
};

const OFFICE = "'admin' in auth.role";

/** `opendb-banner`: pictures at the head of existing apps. The office sends them and puts them up by a client of its own. */
export const bannersCollection = (files: FileTools): Collection => ({
  name: 'opendb-banner',
  table: 'news_banners',
  visible: 'doc.status == true',
  permission: { read: 'true', create: OFFICE, update: OFFICE, delete: OFFICE },
  fields: {
    bannerfile: { kind: 'json', bsonType: 'file', required: true },
    open_url: { kind: 'text', bsonType: 'string', format: 'url' },
    title: { kind: 'text', bsonType: 'string', maxLength: 20 },
    sort: { kind: 'int', bsonType: 'int', defaultValue: 0 },
    category_id: { kind: 'text', bsonType: 'string', maxLength: 100 },
    status: { kind: 'boolean', bsonType: 'bool', defaultValue: true },
    description: { kind: 'text', bsonType: 'string', maxLength: 500 },
  },
  triggers: {
    async afterCreate(ctx, docs) {
      for (const doc of docs) await keepPicture({ ...ctx, ...files }, doc);
    },
    afterUpdate: (ctx, _ids, change) => keepPicture({ ...ctx, ...files }, change),
  },
});

/** What was sent becomes everybody's to see, and is no longer swept away. */
async function keepPicture(ctx: FileContext, { bannerfile: file }: Doc): Promise<void> {
  if (typeof file !== 'object' || file === null || !('url' in file)) return;
  const claim = { purpose: 'content', ownerUid: null, private: false, field: 'bannerfile' } as const;
  await claimFile(ctx, String(file.url), claim);
}

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
