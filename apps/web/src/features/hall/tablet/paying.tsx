import type { Language } from '@yuanguang/contract/languages';
import type { HallGift } from '@yuanguang/contract/objects/hall';
import { Button, LoadingRing } from '@yuanguang/ui';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { PayAgain } from '../../../shared/giving/pay-again.tsx';
import r from '../../../shared/giving/result.module.css';
import { WithDays } from '../../../shared/i18n/with-days.tsx';
import { hallCloud } from '../cloud.ts';
import { useOffer } from '../light/use-offer.ts';
import { goToPay } from '../paying-keys.ts';
import { giftPhase } from './gift.ts';
import s from './tablet.module.css';

interface PayingProps {
  /** What is still to be made. */
  readonly gift: HallGift;
  readonly token: string;
  /** The number of what it is given with. */
  readonly number: string;
  /** No word of the payment came while it was waited for. */
  readonly late: boolean;
  readonly isFetching: boolean;
  readonly onStale: () => void;
}

/** What there is to pay; a cashier left open is entered again, never a second payment made. */
export function Paying({ gift, token, number, late, isFetching, onStale }: PayingProps) {
  const t = useTranslations('hall.tablet.pay');
  const sponsor = useTranslations('sponsor.result');
  const language = useLocale() as Language;
  const format = useFormatter();
  const offer = useOffer();
  const phase = giftPhase(gift);
  const time = format.dateTime(new Date(gift.expiresAt), {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const yuan = format.number(gift.amountFen / 100);
  const isPending = phase === 'pending' && !late;
  const said = late
    ? 'late'
    : phase === 'pending' || phase === 'declined'
      ? phase
      : gift.what === 'renewal'
        ? 'renewal'
        : 'unpaid';
  const pay = {
    amountFen: gift.amountFen,
    startPayment: async (methodId: string) => {
      goToPay(number);
      return hallCloud.startPayment({ tabletToken: token, methodId, language }, { preventDuplicate: true });
    },
    onStale,
  };
  return (
    <div className={s.paying}>
      <p role="status" aria-live="polite">
        <WithDays text={t(said, { time, yuan })} days={[time]} />
      </p>
      {isPending ? <LoadingRing label={sponsor('waiting')} /> : null}
      <div className={r.acts}>
        {late ? (
          <Button busy={isFetching} onClick={onStale}>
            {sponsor('again')}
          </Button>
        ) : null}
        {offer.data && !offer.data.gifts ? (
          <p className="yg-note">{t('closed')}</p>
        ) : isPending ? (
          <PayAgain {...pay} label={sponsor('continuePay')} quiet />
        ) : (
          <PayAgain {...pay} label={sponsor(phase === 'unpaid' ? 'payNow' : 'payAgain')} />
        )}
      </div>
    </div>
  );
}
