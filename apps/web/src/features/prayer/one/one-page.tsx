import { Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { KeptNotice } from '../../../shared/journal/kept-notice.tsx';
import { useCurrentRoute } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { Gone } from '../gone.tsx';
import { PrayerSlip } from '../prayer-slip.tsx';
import { Refused } from '../refused.tsx';
import { usePrayers } from '../use-prayers.ts';
import s from './one.module.css';
import { OnePart } from './one-part.tsx';

/** One prayer, and what its person makes of it. */
export default function OnePage() {
  const t = useTranslations('prayer');
  const kept = useTranslations('prayer.kept');
  const { view, prayers } = usePrayers();
  const { id } = useCurrentRoute().search;
  const prayer = prayers?.find((one) => one.id === id);
  return (
    <Page offlineNotice={kept('offline')}>
      <KeptNotice view={view} words={kept} />
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
