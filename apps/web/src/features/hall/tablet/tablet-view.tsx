import type { Tablet } from '@yuanguang/contract/objects/hall';
import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { GivenNumber } from '../../../shared/giving/given-number.tsx';
import { toHash } from '../../../shared/router/address.ts';
import { CallOffice } from '../../../shared/shell/call-office.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { CorrectLink } from '../correct/correct-link.tsx';
import { DaysPart } from '../days/days-part.tsx';
import { RenewPart } from '../renew/renew-part.tsx';
import { FIND, hallHref, lightHref, MINE, registerTarget } from '../routes.ts';
import { SharePart } from '../share/share-part.tsx';
import { Claim, Withdraw } from './acts.tsx';
import { owedGift } from './gift.ts';
import { TabletOpening } from './opening.tsx';
import { Outcome } from './outcome.tsx';
import { Paying } from './paying.tsx';
import { TabletRecord } from './record.tsx';
import { Saving } from './saving.tsx';
import { Stood } from './stood.tsx';
import s from './tablet.module.css';
import { Timeline } from './timeline.tsx';
import { type TabletQuery, useTablet } from './use-tablet.ts';

/** What stands in a hall for the holder of its link, and what can be done with it. */
export function TabletView({ token }: { token: string }) {
  const t = useTranslations('hall');
  const tabletQuery = useTablet(token);
  const { data: tablet, error } = tabletQuery.query;
  if (!tablet && isRefusal(error, 'link-invalid')) {
    return (
      <>
        <Empty
          title={t('tablet.gone')}
          action={<Button href={toHash({ to: FIND })}>{t('find.byNumber')}</Button>}
        >
          {errorText(error)}
        </Empty>
        <CallOffice />
      </>
    );
  }
  if (!tablet && error)
    return <QueryFailed query={tabletQuery.query} title={t('tablet.failed')} retryLabel={t('retry')} />;
  if (!tablet) return <Skeleton label={t('tablet.loading')} count={4} />;
  return <Whole {...tabletQuery} tablet={tablet} token={token} />;
}

/** What is rejected or taken back, or was never finished, is nobody's to keep, to show or to be reminded of. */
const isOver = ({ status }: Tablet): boolean =>
  status === 'rejected' || status === 'withdrawn' || status === 'expired';

type WholeProps = TabletQuery & { readonly tablet: Tablet; readonly token: string };

function Whole({ tablet, token, query, put, late, askAgain, justPaid, opened }: WholeProps) {
  const t = useTranslations('hall');
  const act = { token, tablet, onDone: put, onStale: askAgain };
  const owed = owedGift(tablet);
  const over = isOver(tablet);
  return (
    <div className={s.whole}>
      <div className={s.seen}>
        <Stood
          thing={tablet}
          opening={justPaid ? <TabletOpening tablet={tablet} onEnd={opened} /> : undefined}
        />
        {tablet.tablet && !over ? (
          <>
            <p className="yg-note">{t('tablet.drawn')}</p>
            <Saving tablet={tablet} token={token} />
          </>
        ) : null}
      </div>
      <div>
        <Outcome tablet={tablet} />
        {owed ? (
          <Paying
            gift={owed}
            token={token}
            number={tablet.tabletNumber}
            late={late}
            isFetching={query.isFetching}
            onStale={askAgain}
          />
        ) : null}
        <div className={s.acts}>
          {tablet.status === 'standing' ? (
            <Button href={hallHref(tablet.hall)}>{t(`tablet.toHall.${tablet.hall}`)}</Button>
          ) : null}
          {over ? <Anew tablet={tablet} /> : <Claim {...act} />}
        </div>
        <GivenNumber label={t('tablet.number')} number={tablet.tabletNumber} />
        <TabletRecord tablet={tablet} />
        {over ? null : (
          <>
            <DaysPart {...act} />
            <RenewPart {...act} />
            <SharePart tablet={tablet} token={token} />
          </>
        )}
        <Timeline tablet={tablet} />
        <div className={s.last}>
          <CorrectLink token={token} tablet={tablet} />
          <Withdraw {...act} />
          <Button variant="link" href={toHash({ to: MINE })}>
            {t('titles.mine')}
          </Button>
        </div>
        <CallOffice />
      </div>
    </div>
  );
}

/** Where what came to nothing can be set up again: the form of the same kind. */
function Anew({ tablet: { hall, tablet } }: { tablet: Tablet }) {
  const t = useTranslations('hall');
  return tablet ? (
    <Button href={toHash(registerTarget(tablet.kind))}>{t('tablet.anew')}</Button>
  ) : (
    <Button href={lightHref(hall)}>{t('light.do')}</Button>
  );
}
