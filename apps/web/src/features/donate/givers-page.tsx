import type { Giver } from '@yuanguang/contract/objects/donate/gift';
import { type BoardDay, Button, Empty, Lead, NameBoard, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useBoardDay, useLunarDay } from '../../shared/giving/board-day.ts';
import { toHash } from '../../shared/router/address.ts';
import { MorePart } from '../../shared/shell/more-part.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import d from './donate.module.css';
import { useGivers } from './gifts/use-givers.ts';
import { PAY } from './routes.ts';

/** 随喜芳名: who has given, in order of time and never by amount; who is not named is counted. */
export default function GiversPage() {
  const t = useTranslations('donate');
  const givers = useGivers();
  const list = givers.data?.pages.flatMap((page) => page.givers) ?? [];
  const counts = givers.data?.pages[0]?.counts;
  return (
    <Page onRefresh={givers.refetch}>
      {list.length > 0 ? (
        <>
          {counts ? (
            <Lead title={t('givers.title', { gifts: counts.gifts })}>
              <p>{t('givers.text', { unnamed: counts.unnamed })}</p>
            </Lead>
          ) : null}
          <Board givers={list} />
          <MorePart
            query={givers}
            labels={{
              loading: t('givers.loading'),
              more: t('givers.more'),
              moreFailed: t('givers.moreFailed'),
              end: t('givers.end'),
            }}
          />
          <div className={d.toGive}>
            <Button href={toHash({ to: PAY })}>{t('givers.toGive')}</Button>
          </div>
        </>
      ) : givers.isError ? (
        <QueryFailed query={givers} title={t('givers.failed')} retryLabel={t('retry')} />
      ) : givers.data ? (
        <Empty
          title={t('givers.emptyTitle')}
          action={<Button href={toHash({ to: PAY })}>{t('gift.first')}</Button>}
        >
          {t('givers.emptyHint')}
        </Empty>
      ) : (
        <div className={d.waiting}>
          <Skeleton kind="columns" label={t('givers.loading')} />
        </div>
      )}
    </Page>
  );
}

/** The names, each day a column among them; what was given for stands at the foot. */
function Board({ givers }: { givers: readonly Giver[] }) {
  const t = useTranslations('donate.givers');
  const boardDay = useBoardDay();
  const lunarDay = useLunarDay();
  const days: (Omit<BoardDay, 'names'> & { names: BoardDay['names'][number][] })[] = [];
  for (const [index, giver] of givers.entries()) {
    let on = days[days.length - 1];
    if (on?.date !== giver.day) {
      on = { date: giver.day, label: boardDay(giver.day), note: lunarDay(giver), names: [] };
      days.push(on);
    }
    on.names.push({ id: `${index}`, name: giver.name ?? t('unnamed'), note: giver.purpose });
  }
  return <NameBoard label={t('board')} days={days} />;
}
