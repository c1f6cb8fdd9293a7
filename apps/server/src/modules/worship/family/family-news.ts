import type { NoticeKind } from '../../../lib/notice-kind.ts';
import { tell } from '../../notice/notice.service.ts';
import { worshipMessages } from '../messages.ts';
import type { WorshipContext } from '../worship-context.ts';
import { membersOf } from './member.repository.ts';

/** To the owner that somebody `joined` or `left`; to a member that they were `removed`, are the `owner`, or it was `closed`. */
const NEWS = ['joined', 'left', 'removed', 'owner', 'closed'] as const;
type News = (typeof NEWS)[number];

/** No names: who closes an account, or a shrine, need not be looked for here. */
interface NewsTold {
  readonly what: News;
}

const FAMILY_PAGE = '/pages/fo/family';
const A_WEEK = 168;

/** What changes in a shrine that somebody shares with their family. */
export const familyNews: NoticeKind<NewsTold> = {
  name: 'worship.family',
  channels: ['push', 'mail'],
  required: false,
  usefulHours: A_WEEK,
  page: FAMILY_PAGE,
  label: (language) => worshipMessages(language)('told.family.label'),
  pushed: (language) => worshipMessages(language)('told.family.pushed'),
  words({ what }, language) {
    const t = worshipMessages(language);
    return { title: t(`told.family.${what}.title`), text: t(`told.family.${what}.text`) };
  },
  samples: NEWS.map((what) => ({ what })),
};

/** Tells somebody, in the transaction of what happened. `about`: the invitation or the member that it is about. */
export function tellNews(ctx: WorshipContext, uid: string, what: News, about: string): Promise<void> {
  const key = `${what}:${about}:${ctx.now().getTime()}`;
  return tell(ctx, { uid, kind: familyNews, data: { what }, key });
}

/** The same to who owns a shrine. */
export async function tellOwner(
  ctx: WorshipContext,
  shrineId: string,
  what: News,
  about: string,
): Promise<void> {
  const owner = (await membersOf(ctx.db, [shrineId])).find(({ role }) => role === 'owner');
  if (owner) await tellNews(ctx, owner.uid, what, about);
}
