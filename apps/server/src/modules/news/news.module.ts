import { defineModule } from '../../app-module.ts';
import type { PersonalDataHolder } from '../../lib/personal-data.ts';
import { fileTools } from '../file/file.service.ts';
import './news.tables.ts';
import {
  ARTICLES_COLLECTION,
  bannersCollection,
  READING_COLLECTION,
  SUGGESTIONS_COLLECTION,
} from './news.collections.ts';
import { newsObject } from './news.object.ts';
import { forgetReading, listReading } from './reading.repository.ts';
import { seedNews } from './seed.ts';

/** The temple's news, and what a person has read of them. */
export const newsModule = defineModule('news', (deps) => ({
  objects: [newsObject()],
  routes: [],
  jobs: [],
  notices: [],
  noticeKinds: [],
  collections: [
    ARTICLES_COLLECTION,
    READING_COLLECTION,
    SUGGESTIONS_COLLECTION,
    bannersCollection(fileTools(deps)),
  ],
  payables: [],
  journal: [],
  merits: [],
  personalData: NEWS_READ,
  seed: seedNews,
}));

const MOST_EXPORTED = 1_000;

/** Which articles a person read and when. */
const NEWS_READ: PersonalDataHolder = {
  name: 'news',
  tables: ['news_reading'],
  async export({ db, now }, uid) {
    const rows = await listReading(db, uid, now(), null, MOST_EXPORTED);
    return rows.map(({ id, texts, last_time }) => ({
      articleId: id,
      title: texts['zh-Hans'].title,
      readAt: last_time.toISOString(),
    }));
  },
  erase: async ({ db }, uid) => void (await forgetReading(db, uid, null)),
};
