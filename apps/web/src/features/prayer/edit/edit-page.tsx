import { Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { KeptNotice } from '../../../shared/journal/kept-notice.tsx';
import { useCurrentRoute } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { Gone } from '../gone.tsx';
import { stateOf } from '../prayers.ts';
import { usePrayers } from '../use-prayers.ts';
import { PrayerForm } from './prayer-form.tsx';

/** A new prayer, or the words of one. */
export default function EditPage() {
  const t = useTranslations('prayer.list');
  const kept = useTranslations('prayer.kept');
  const { view, prayers } = usePrayers();
  const { id } = useCurrentRoute().search;
  const prayer = prayers?.find((one) => one.id === id);
  return (
    <Page offlineNotice={kept('offline')}>
      <KeptNotice view={view} words={kept} />
      {prayers === undefined ? (
        <Skeleton label={t('loading')} count={3} />
      ) : id !== undefined && !prayer ? (
        <Gone />
      ) : (
        <PrayerForm
          key={id ?? 'new'}
          prayer={prayer}
          open={prayers.filter((one) => stateOf(one) === 'open').length}
        />
      )}
    </Page>
  );
}
