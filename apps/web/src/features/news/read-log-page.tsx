import { useQueryClient } from '@tanstack/react-query';
import { Button, Empty, Lead, Skeleton, toast, useAsk } from '@yuanguang/ui';
import { TrashIcon } from '@yuanguang/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { errorText } from '../../shared/cloud/error-text.ts';
import { Page } from '../../shared/shell/page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import { newsCloud } from './cloud.ts';
import { forgetDeviceLog } from './device-log.ts';
import { MoreArticles } from './more-articles.tsx';
import s from './news.module.css';
import { articleHref, LIST } from './routes.ts';
import { READ_LOG, useReadLog } from './use-read-log.ts';

const TOAST_MS = 3_000;

/** 阅读记录: what was read and when, the last first. */
export default function ReadLogPage() {
  const t = useTranslations('news');
  const format = useFormatter();
  const { hasLogin } = useAccount();
  const query = useReadLog();
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Page onRefresh={query.refetch}>
      {entries.length > 0 ? (
        <>
          <Lead title={t('log.readTitle')}>
            <p>{t(hasLogin ? 'log.textAccount' : 'log.textDevice')}</p>
          </Lead>
          <ul className={s.list}>
            {entries.map(({ article, readAt }) => (
              <li key={article.id}>
                <a href={articleHref(article.id)}>
                  <span className={s.entry}>
                    <b>{article.title}</b>
                    <time className="yg-note" dateTime={readAt}>
                      {format.dateTime(new Date(readAt), { dateStyle: 'medium', timeStyle: 'short' })}
                    </time>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <MoreArticles query={query} />
          <Clear />
        </>
      ) : query.isError ? (
        <QueryFailed query={query} title={t('log.failed')} retryLabel={t('retry')} />
      ) : query.data ? (
        <Empty
          picture="letter"
          title={t('log.emptyTitle')}
          action={<Button href={`#${LIST}`}>{t('toList')}</Button>}
        >
          {t('log.emptyHint')}
        </Empty>
      ) : (
        <div className={s.waiting}>
          <Skeleton label={t('loading')} />
        </div>
      )}
    </Page>
  );
}

function Clear() {
  const t = useTranslations('news.log');
  const { hasLogin } = useAccount();
  const ask = useAsk();
  const queryClient = useQueryClient();

  async function clear() {
    const sure = await ask({
      title: t('clearTitle'),
      body: t('clearText'),
      confirmLabel: t('clear'),
      cancelLabel: t('keep'),
    });
    if (!sure) return;
    if (!hasLogin) return forgetDeviceLog();
    try {
      await newsCloud.forget({ id: null });
      await queryClient.resetQueries({ queryKey: READ_LOG });
    } catch (error) {
      toast({ text: errorText(error), durationMs: TOAST_MS });
    }
  }

  return (
    <p className={s.more}>
      <Button variant="link" icon={<TrashIcon />} onClick={() => void clear()}>
        {t('clear')}
      </Button>
    </p>
  );
}
