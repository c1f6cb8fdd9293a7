import { notice } from '@yuanguang/contract/objects/notice';
import type { Context } from '../../lib/context.ts';
import { type Implementation, implement } from '../../lib/implement.ts';
import { createFeed, revokeFeed } from './feed.ts';
import { listInbox, markInboxRead } from './inbox.ts';
import type { NoticeContext, NoticeTools } from './notice-context.ts';
import { ownSettings, setSettings } from './notice-settings.ts';
import { pushKey, subscribePush, unsubscribePush } from './push-subscription.ts';

/** The functions behind the cloud object `notice`. */
export function noticeObject(tools: NoticeTools): Implementation {
  const on =
    <Input, Output>(operation: (ctx: NoticeContext, input: Input) => Promise<Output>) =>
    (ctx: Context, input: Input) =>
      operation({ ...ctx, ...tools }, input);
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
