import type { Gift } from '@yuanguang/contract/objects/donate/gift';
import { Lead, LoadingRing } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { phaseOf } from '../../../shared/giving/phase.ts';
import { WithDays } from '../../../shared/i18n/with-days.tsx';

/** The page's opening line: what became of the payment, in plain words, with the next step. */
export function Outcome({ gift, late }: { gift: Gift; late: boolean }) {
  const t = useTranslations('donate.gift');
  const sponsor = useTranslations('sponsor.result');
  const format = useFormatter();
  const shown = late ? 'late' : phaseOf(gift);
  const time = format.dateTime(new Date(gift.expiresAt), {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <div role="status" aria-live="polite">
      <Lead center title={t(`${shown}Title`)}>
        <p>
          <WithDays
            text={t(shown === 'settled' && gift.silent ? 'settledSilent' : `${shown}Text`, { time })}
            days={[time]}
          />
        </p>
      </Lead>
      {shown === 'pending' ? <LoadingRing label={sponsor('waiting')} /> : null}
    </div>
  );
}
