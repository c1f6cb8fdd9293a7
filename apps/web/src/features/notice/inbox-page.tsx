import type { Notice } from '@yuanguang/contract/objects/notice';
import { Button, Empty, Lead, Skeleton } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { FormError } from '../../shared/form/form-error.tsx';
import { useAction } from '../../shared/form/use-action.ts';
import { MorePart } from '../../shared/shell/more-part.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import s from './notice.module.css';
import { NoticeLogin } from './notice-login.tsx';
import { unreadOf, useInbox, useMarkRead } from './use-inbox.ts';

/** 通知: what the temple told this person, the newest first. */
export default function InboxPage() {
  const { hasLogin } = useAccount();
  return hasLogin ? <Inbox /> : <NoticeLogin />;
}

function Inbox() {
  const t = useTranslations('notice');
  const query = useInbox();
  const notices = query.data?.pages.flatMap((page) => page.notices) ?? [];
  return (
    <Page onRefresh={query.refetch}>
      {notices.length > 0 ? (
        <>
          <Lead title={t('list.title')}>
            <p>{t('list.lead')}</p>
          </Lead>
          <Unread count={unreadOf(query.data)} />
          <ul className={s.list}>
            {notices.map((notice) => (
              <Entry key={notice.id} notice={notice} />
            ))}
          </ul>
          <MorePart
            query={query}
            labels={{
              loading: t('loading'),
              more: t('more'),
              moreFailed: t('moreFailed'),
              end: t('end'),
            }}
          />
          <p className={s.settings}>
            <Button variant="link" href="#/noticesettings">
              {t('settings.title')}
            </Button>
          </p>
        </>
      ) : query.isError ? (
        <QueryFailed query={query} title={t('list.failed')} retryLabel={t('retry')} />
      ) : query.data ? (
        <Empty
          picture="letter"
          title={t('list.emptyTitle')}
          action={<Button href="#/noticesettings">{t('settings.title')}</Button>}
        >
          {t('list.emptyHint')}
        </Empty>
      ) : (
        <div className={s.waiting}>
          <Skeleton label={t('loading')} />
        </div>
      )}
    </Page>
  );
}

/** How many are new, and one press for who has seen them all. */
function Unread({ count }: { readonly count: number }) {
  const t = useTranslations('notice.list');
  const markRead = useMarkRead();
  const { busy, submit, error } = useAction(async () => {
    await markRead('all');
    return undefined;
  });
  return (
    <div className={s.unread} aria-live="polite">
      <p>{count > 0 ? t('unread', { count }) : t('allRead')}</p>
      {count > 0 ? (
        <Button variant="link" busy={busy} onClick={submit}>
          {t('markAll')}
        </Button>
      ) : null}
      <FormError text={error} />
    </div>
  );
}

function Entry({ notice }: { readonly notice: Notice }) {
  const t = useTranslations('notice.list');
  const format = useFormatter();
  const markRead = useMarkRead();
  // The way to what it tells of does not wait; should the mark not arrive, the notice only stays new.
  const seen = () => {
    if (!notice.read) markRead([notice.id]).catch(() => undefined);
  };
  return (
    <li>
      <a href={`#${notice.page}`} onClick={seen} className={notice.read ? undefined : s.new}>
        <b>
          {notice.read ? null : <span className={s.dot} role="img" aria-label={t('new')} />}
          {notice.title}
        </b>
        <span>{notice.text}</span>
        <time className="yg-note" dateTime={notice.createdAt}>
          {format.dateTime(new Date(notice.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </a>
    </li>
  );
}
