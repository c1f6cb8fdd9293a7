import type { Plan } from '@yuanguang/contract/objects/donate/gift';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { WithDays } from '../../../shared/i18n/with-days.tsx';

interface PlanWords {
  readonly title: string;
  readonly note: ReactNode;
}

/** A monthly plan as one line: what for, how much where that is told, and when it reminds next. */
export function usePlanWords(): (plan: Plan) => PlanWords {
  const t = useTranslations('donate');
  const format = useFormatter();
  function noteOf({ monthDay, nextOn, state }: Plan): ReactNode {
    if (state !== 'active' || nextOn === null) return t(state === 'ended' ? 'plan.endedText' : 'plan.paused');
    const next = format.dateTime(new Date(`${nextOn}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
    return <WithDays text={t('plan.next', { day: monthDay, next })} days={[next]} />;
  }
  return (plan) => ({
    title:
      plan.amountFen === null
        ? plan.purpose
        : `${plan.purpose} · ${t('money.yuan', { yuan: format.number(plan.amountFen / 100) })}`,
    note: noteOf(plan),
  });
}
