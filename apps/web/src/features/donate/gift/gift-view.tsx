import { joinNames } from '@yuanguang/content/wording';
import type { Language } from '@yuanguang/contract/languages';
import type { Gift } from '@yuanguang/contract/objects/donate/gift';
import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { useConfig } from '../../../shared/config/use-config.ts';
import { Certificate } from '../../../shared/giving/certificate.tsx';
import { GivenNumber } from '../../../shared/giving/given-number.tsx';
import { PayAgain } from '../../../shared/giving/pay-again.tsx';
import { phaseOf } from '../../../shared/giving/phase.ts';
import s from '../../../shared/giving/result.module.css';
import { toHash } from '../../../shared/router/address.ts';
import { CallOffice } from '../../../shared/shell/call-office.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { donateCloud } from '../cloud.ts';
import d from '../donate.module.css';
import { GIFTS, GIVERS, PAY, planTarget } from '../routes.ts';
import { Amend } from './amend.tsx';
import { LampOpening } from './opening.tsx';
import { Outcome } from './outcome.tsx';
import { GiftRecord } from './record.tsx';
import { CancelGift, ClaimGift } from './single-acts.tsx';
import { useGift } from './use-gift.ts';

/** One gift for the holder of its link. */
export function GiftView({ token }: { token: string }) {
  const t = useTranslations('donate');
  const query = useGift(token);
  const { gift, error } = query;
  if (!gift && isRefusal(error, 'link-invalid')) {
    return (
      <>
        <Empty title={t('gift.failed')} action={<Button href="#/search">{t('gift.byNumber')}</Button>}>
          {errorText(error)}
        </Empty>
        <CallOffice />
      </>
    );
  }
  if (!gift && error) return <QueryFailed query={query} title={t('gift.failed')} retryLabel={t('retry')} />;
  if (!gift) return <Skeleton label={t('gift.loading')} count={6} />;
  return <Whole {...query} gift={gift} token={token} />;
}

type WholeProps = Pick<
  ReturnType<typeof useGift>,
  'late' | 'askAgain' | 'isFetching' | 'put' | 'justPaid' | 'opened'
> & {
  readonly gift: Gift;
  readonly token: string;
};

function Whole({ gift, token, late, isFetching, askAgain, put, justPaid, opened }: WholeProps) {
  const t = useTranslations('donate');
  const sponsor = useTranslations('sponsor.result');
  const language = useLocale() as Language;
  const settled = phaseOf(gift) === 'settled';
  const act = { token, onDone: put, onStale: askAgain };
  return (
    <>
      <Outcome gift={gift} late={late} />
      {settled ? (
        <Certificate
          token={token}
          number={gift.giftNumber}
          alt={t(`gift.certificateAlt.${gift.honoree.kind}`, {
            name: gift.name,
            purpose: gift.purpose,
            names: joinNames(gift.honoree.names, language),
          })}
          anonymous={gift.anonymous}
          opening={justPaid ? <LampOpening gift={gift} onEnd={opened} /> : undefined}
        />
      ) : null}
      <div className={s.acts}>
        {late ? (
          <Button busy={isFetching} onClick={askAgain}>
            {sponsor('again')}
          </Button>
        ) : null}
        <Paying gift={gift} token={token} late={late} onStale={askAgain} />
        {gift.status === 'unpaid' && (phaseOf(gift) !== 'pending' || late) ? <CancelGift {...act} /> : null}
      </div>
      <GivenNumber label={t('gift.number')} number={gift.giftNumber} />
      {gift.planToken ? (
        <div className={d.plan}>
          <p>{t('plan.made')}</p>
          <Button variant="link" href={toHash(planTarget(gift.planToken))}>
            {t('plan.see')}
          </Button>
        </div>
      ) : null}
      <GiftRecord gift={gift} />
      <Amend gift={gift} token={token} onAmended={put} />
      <p className={`yg-note ${s.note}`}>
        {t('gift.keepNumber')}
        {settled ? ` ${t('gift.noFiscal')}` : ''}
      </p>
      <CallOffice />
      <div className={s.links}>
        <ClaimGift gift={gift} {...act} />
        {settled || gift.status !== 'unpaid' ? (
          <Button variant="link" href={toHash({ to: PAY })}>
            {t('gift.again')}
          </Button>
        ) : null}
        <Button variant="link" href={toHash({ to: GIFTS })}>
          {t('titles.gifts')}
        </Button>
        <Button variant="link" href={toHash({ to: GIVERS })}>
          {t('titles.givers')}
        </Button>
      </div>
    </>
  );
}

interface PayingProps {
  readonly gift: Gift;
  readonly token: string;
  readonly late: boolean;
  readonly onStale: () => void;
}

/** What there is to pay, where something is; a cashier left open is entered again, never a second payment made. */
function Paying({ gift, token, late, onStale }: PayingProps) {
  const t = useTranslations('sponsor.result');
  const language = useLocale() as Language;
  const { buyclosed } = useConfig();
  const phase = phaseOf(gift);
  if (gift.amountFen === null || buyclosed) return null;
  const pay = {
    amountFen: gift.amountFen,
    startPayment: (methodId: string) =>
      donateCloud.startPayment({ giftToken: token, methodId, language }, { preventDuplicate: true }),
    onStale,
  };
  if (phase === 'unpaid' || phase === 'declined' || late) {
    return <PayAgain {...pay} label={t(phase === 'unpaid' ? 'payNow' : 'payAgain')} />;
  }
  if (phase !== 'pending') return null;
  return (
    <>
      <p className="yg-note">{t('leftOpen')}</p>
      <PayAgain {...pay} label={t('continuePay')} quiet />
    </>
  );
}
