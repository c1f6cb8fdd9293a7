import type { Language } from '@yuanguang/contract/languages';
import { Button, Empty, ErrorNotice, Skeleton } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { useConfig } from '../../../shared/config/use-config.ts';
import { Certificate } from '../../../shared/giving/certificate.tsx';
import { GivenNumber } from '../../../shared/giving/given-number.tsx';
import { PayAgain } from '../../../shared/giving/pay-again.tsx';
import { phaseOf } from '../../../shared/giving/phase.ts';
import s from '../../../shared/giving/result.module.css';
import { CallOffice } from '../../../shared/shell/call-office.tsx';
import { sponsorCloud } from '../cloud.ts';
import { Amend } from './amend.tsx';
import { CancelOrder } from './cancel.tsx';
import { Claim } from './claim.tsx';
import { PrintingOpening } from './opening.tsx';
import { Outcome } from './outcome.tsx';
import { OrderRecord } from './record.tsx';
import { useOrder } from './use-order.ts';

/** One order for the holder of its link. */
export function OrderView({ token }: { token: string }) {
  const t = useTranslations('sponsor');
  const { buyclosed } = useConfig();
  const language = useLocale() as Language;
  const { order, error, isFetching, late, askAgain, put, justPaid, opened } = useOrder(token);
  const startPayment = (methodId: string) =>
    sponsorCloud.startPayment({ orderToken: token, methodId, language }, { preventDuplicate: true });

  if (!order && isRefusal(error, 'link-invalid')) {
    return (
      <>
        <Empty
          picture="book"
          title={t('result.failed')}
          action={<Button href="#/search">{t('result.byNumber')}</Button>}
        >
          {errorText(error)}
        </Empty>
        <CallOffice />
      </>
    );
  }
  if (!order && error) {
    return (
      <>
        <ErrorNotice
          title={t('result.failed')}
          retryLabel={t('entry.retry')}
          busy={isFetching}
          onRetry={askAgain}
        >
          {errorText(error)}
        </ErrorNotice>
        <CallOffice />
      </>
    );
  }
  if (!order) return <Skeleton label={t('result.loading')} count={6} />;

  const phase = phaseOf(order);
  const settled = phase === 'settled' || phase === 'completed';
  const payable = (phase === 'unpaid' || phase === 'declined' || late) && !buyclosed;
  // The cashier may have been left without paying; the same payment is then opened again, never a second one.
  const leftOpen = phase === 'pending' && !late && !buyclosed;
  return (
    <>
      <Outcome order={order} late={late} />
      {settled ? (
        <Certificate
          token={token}
          number={order.sponsorNumber}
          alt={t('result.certificateAlt', { name: order.name, book: order.bookTitle, n: order.copies })}
          anonymous={order.anonymous}
          opening={
            justPaid ? (
              <PrintingOpening bookId={order.bookId} copies={order.copies} onEnd={opened} />
            ) : undefined
          }
        />
      ) : null}
      <div className={s.acts}>
        {late ? (
          <Button busy={isFetching} onClick={askAgain}>
            {t('result.again')}
          </Button>
        ) : null}
        {payable ? (
          <PayAgain
            amountFen={order.totalFen}
            startPayment={startPayment}
            label={t(phase === 'unpaid' ? 'result.payNow' : 'result.payAgain')}
            onStale={askAgain}
          />
        ) : null}
        {leftOpen ? (
          <>
            <p className="yg-note">{t('result.leftOpen')}</p>
            <PayAgain
              amountFen={order.totalFen}
              startPayment={startPayment}
              label={t('result.continuePay')}
              quiet
              onStale={askAgain}
            />
          </>
        ) : null}
        {phase === 'expired' || phase === 'cancelled' ? (
          <Button href="#/">{t('result.toSponsor')}</Button>
        ) : null}
        {order.status === 'unpaid' && (phase !== 'pending' || late) ? (
          <CancelOrder token={token} onCancelled={put} onStale={askAgain} />
        ) : null}
      </div>
      <GivenNumber label={t('result.number')} number={order.sponsorNumber} />
      <OrderRecord order={order} />
      <Amend order={order} token={token} onAmended={put} />
      <p className={`yg-note ${s.note}`}>
        {t('result.keepNumber')}
        {settled ? ` ${t('result.noFiscal')}` : ''}
      </p>
      <CallOffice />
      <div className={s.links}>
        <Claim order={order} token={token} onClaimed={put} onStale={askAgain} />
        <Button variant="link" href="#/donated">
          {t('result.toDonors')}
        </Button>
        {settled ? (
          <Button variant="link" href="#/">
            {t('result.toSponsor')}
          </Button>
        ) : null}
        <Button variant="link" href="#/result">
          {t('storedOrders.head')}
        </Button>
      </div>
    </>
  );
}
