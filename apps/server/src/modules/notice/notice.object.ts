import { notice } from '@yuanguang/contract/objects/notice';
import { type Implementation, implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import { createFeed, revokeFeed } from './feed.ts';
import { listInbox, markInboxRead } from './inbox.ts';
import type { NoticeTools } from './notice-context.ts';
import { ownSettings, setSettings } from './notice-settings.ts';
import { pushKey, subscribePush, unsubscribePush } from './push-subscription.ts';

/** The functions behind the cloud object `notice`. */
export function noticeObject(tools: NoticeTools): Implementation {
  const on = operationsWith(tools);
  return implement(notice, {
    list: on(listInbox),
    markRead: on(markInboxRead),
    settings: on(ownSettings),
    setSettings: on(setSettings),
    pushKey: on(pushKey),
    subscribePush: on(subscribePush),
    unsubscribePush: on(unsubscribePush),
    createFeed: on(createFeed),
    revokeFeed: on(revokeFeed),
  });
}
