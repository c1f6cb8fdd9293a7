import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { Page } from '../../shared/shell/page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import { ScrollPart } from '../../shared/shell/scroll-part.tsx';
import { EarlierPart } from './earlier-part.tsx';
import { kindsOf, leavesOf, sumOf } from './leaves.ts';
import s from './merit.module.css';
import { MeritLogin } from './merit-login.tsx';
import { TimelinePart } from './timeline-part.tsx';
import { TreePart } from './tree-part.tsx';
import { useMonths, useTimeline } from './use-merit.ts';

/** 我的功德: what a person did, as a tree and in order of time. Amounts stand nowhere here. */
export default function MeritPage() {
  const { hasLogin } = useAccount();
  return <Page>{hasLogin ? <Merit /> : <MeritLogin />}</Page>;
}

function Merit() {
  const t = useTranslations('merit');
  const query = useMonths();
  const all = useTimeline(null);
  if (query.isError && !query.data) {
    return <QueryFailed query={query} title={t('failed')} retryLabel={t('retry')} />;
  }
  if (!query.data || (all.isPending && !all.isFetched)) {
    return (
      <div className={s.waiting}>
        <Skeleton label={t('loading')} count={4} />
      </div>
    );
  }
  const { months } = query.data;
  const total = leavesOf(months);
  const nothing = sumOf(total) === 0 && all.data?.pages[0]?.entries.length === 0;
  return (
    <ScrollPart label={t('titles.merit')}>
      <EarlierPart />
      {nothing ? (
        <Empty
          picture="beads"
          title={t('emptyTitle')}
          action={<Button href="#/pages/practice/practice">{t('toPractice')}</Button>}
        >
          {t('emptyText')}
        </Empty>
      ) : (
        <>
          <TreePart months={months} />
          <TimelinePart kinds={kindsOf(total)} />
          <p className={s.statement}>
            <Button variant="link" href="#/pages/zhuyin/statement">
              {t('titles.statement')}
            </Button>
          </p>
        </>
      )}
    </ScrollPart>
  );
}
