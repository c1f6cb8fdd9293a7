import { defineModule } from '../../app-module.ts';
import type { PersonalDataHolder } from '../../lib/personal-data.ts';
import { noticeJobs } from './deliver.ts';
import { deleteFeed, hasFeed } from './feed.repository.ts';
import { feedRoutes } from './feed.routes.ts';
import { viewNotice } from './inbox.ts';
import { mailEndingRoutes } from './mail-ending.routes.ts';
import { deleteNoticesOf, listNotices } from './notice.repository.ts';
import './notice.tables.ts';
import { noticeObject } from './notice.object.ts';
import { type NoticeTools, noticeTools } from './notice-context.ts';
import { noticeMail } from './notice-email.ts';
import { openTarget } from './push-subscription.ts';
import { openReminder } from './remind.ts';
import { deleteRemindersOf, remindersOf } from './reminder.repository.ts';
import { deleteSettings, findSettings } from './settings.repository.ts';
import { MOST_KEPT } from './spread.ts';
import { deleteSubscriptionsOf, subscriptionsOf } from './subscription.repository.ts';

/** What people with an account are told: the inbox, their settings, and the ways out. */
export const noticeModule = defineModule('notice', (deps) => {
  const tools = noticeTools(deps);
  return {
    objects: [noticeObject(tools)],
    routes: [
      { pages: true, register: mailEndingRoutes(deps, tools) },
      { pages: false, register: feedRoutes(deps, tools) },
    ],
    jobs: noticeJobs(tools),
    notices: [noticeMail(tools)],
    noticeKinds: [],
    collections: [],
    payables: [],
    journal: [],
    merits: [],
    personalData: noticeHolder(tools),
    seed: 'none',
  };
});

function noticeHolder(tools: NoticeTools): PersonalDataHolder {
  return {
    name: 'notice',
    tables: ['notice_feeds', 'notice_reminders', 'notice_settings', 'notices', 'push_subscriptions'],
    async export(given, uid) {
      const ctx = { ...given, ...tools };
      const kinds = [...tools.kinds().keys()];
      const rows = await listNotices(ctx.db, uid, { kinds, after: null, limit: MOST_KEPT });
      const { uid: _own, ...settings } = (await findSettings(ctx.db, uid)) ?? {};
      const browsers = await subscriptionsOf(ctx.db, uid);
      const pushes = browsers.map((row) => ({
        since: row.created_at,
        at: new URL(openTarget(ctx, row).endpoint).host,
      }));
      const reminders = (await remindersOf(ctx.db, uid)).map((row) => ({
        kind: row.kind,
        time: row.local_time,
        weekdays: row.weekdays,
        zone: row.zone,
        about: openReminder(ctx, row) as unknown,
      }));
      return {
        settings,
        pushes,
        reminders,
        feed: await hasFeed(ctx.db, uid),
        notices: rows.map((row) => viewNotice(ctx, row, ctx.caller.language)),
      };
    },
    async erase({ db }, uid) {
      await deleteNoticesOf(db, uid);
      await deleteSettings(db, uid);
      await deleteSubscriptionsOf(db, uid);
      await deleteRemindersOf(db, uid);
      await deleteFeed(db, uid);
    },
  };
}
