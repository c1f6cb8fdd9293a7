import { useTranslations } from 'use-intl';
import { RefusedNotice } from '../../shared/journal/refused-notice.tsx';
import { useJournal } from '../../shared/journal/use-journal.ts';
import { OFFERS, type RefusedOffering, refusedOfferings } from './model/offerings.ts';

const REASONS = ['dayFull', 'closed', 'other'] as const;

/** Why; what the app does not know is told as such. */
function whyOf({ code }: RefusedOffering): (typeof REASONS)[number] {
  if (code === 'worship-day-full') return 'dayFull';
  return code === 'worship-shrine-closed' ? 'closed' : 'other';
}

/** Offerings that the account did not take, and why; of one place, or of all. */
export function RefusedOfferings({ place }: { place?: string }) {
  const t = useTranslations('worship.refused');
  const view = useJournal(OFFERS);
  const refused = refusedOfferings(view).filter((one) => place === undefined || one.place === place);
  return (
    <RefusedNotice refused={refused.map(({ entry }) => entry)} dismissLabel={t('dismiss')}>
      {REASONS.map((why) => {
        const count = refused.filter((one) => whyOf(one) === why).length;
        return count > 0 ? <p key={why}>{t(why, { count })}</p> : null;
      })}
    </RefusedNotice>
  );
}
