import type { Plan } from '@yuanguang/contract/objects/donate/gift';
import { useFormatter, useTranslations } from 'use-intl';

/** A monthly plan as one line: what for, how much where that is told, and when it reminds next. */
export function usePlanWords(): (plan: Plan) => { readonly title: string; readonly note: string } {
  const t = useTranslations('donate');
  const format = useFormatter();
  return ({ purpose, amountFen, monthDay, nextOn, state }) => ({
    title:
      amountFen === null
        ? purpose
        : `${purpose} · ${t('money.yuan', { yuan: format.number(amountFen / 100) })}`,
    note:
      state === 'active' && nextOn !== null
        ? t('plan.next', {
            day: monthDay,
            next: format.dateTime(new Date(`${nextOn}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
          })
        : t(state === 'ended' ? 'plan.endedText' : 'plan.paused'),
  });
}
