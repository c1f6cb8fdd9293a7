import type { Order } from '@yuanguang/contract/objects/sponsor';
import { Lead, LoadingRing } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { type Phase, phaseOf } from '../../../shared/giving/phase.ts';
import { WithDays } from '../../../shared/i18n/with-days.tsx';

type OrderPhase = Phase<Order['status']>;
type Words = `${OrderPhase | 'late'}Title` | `${OrderPhase | 'late'}Text`;

/** The page's opening line: what became of the payment, in plain words, with the next step. */
export function Outcome({ order, late }: { order: Order; late: boolean }) {
  const t = useTranslations('sponsor.result');
  const format = useFormatter();
  const phase = phaseOf(order);
  const shown = late ? 'late' : phase;
  const time = format.dateTime(new Date(order.expiresAt), {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const text: Words | 'settledAnonymous' =
    shown === 'settled' && order.anonymous ? 'settledAnonymous' : `${shown}Text`;
  return (
    <div role="status" aria-live="polite">
      <Lead center title={t(`${shown}Title`)}>
        <p>
          <WithDays text={t(text, { time })} days={[time]} />
        </p>
      </Lead>
      {shown === 'pending' ? <LoadingRing label={t('waiting')} /> : null}
    </div>
  );
}
