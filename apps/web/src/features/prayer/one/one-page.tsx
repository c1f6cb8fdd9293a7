import { Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useCurrentRoute } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { Gone } from '../gone.tsx';
import { KeptNotice } from '../kept-notice.tsx';
import { PrayerSlip } from '../prayer-slip.tsx';
import { Refused } from '../refused.tsx';
import { usePrayers } from '../use-prayers.ts';
import s from './one.module.css';
import { OnePart } from './one-part.tsx';

/** One prayer, and what its person makes of it. */
export default function OnePage() {
  const t = useTranslations('prayer');
  const { view, prayers } = usePrayers();
  const { id } = useCurrentRoute().search;
  const prayer = prayers?.find((one) => one.id === id);
  return (
    <Page offlineNotice={t('kept.offline')}>
      <KeptNotice view={view} />
      <Refused view={view} prayers={prayers} />
      {prayer ? (
        <div className={s.one}>
          <p>
            <PrayerSlip prayer={prayer} large />
          </p>
          <OnePart key={prayer.id} prayer={prayer} />
        </div>
      ) : prayers === undefined ? (
        <Skeleton label={t('list.loading')} count={3} />
      ) : (
        <Gone />
      )}
    </Page>
  );
}
