import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { KeptNotice } from '../../../shared/journal/kept-notice.tsx';
import { useCurrentRoute } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { listHref } from '../routes.ts';
import { usePractices } from '../use-practices.ts';
import { PracticeForm } from './practice-form.tsx';

/** A new practice, or the words of one. */
export default function EditPage() {
  const t = useTranslations('practice.count');
  const kept = useTranslations('practice.kept');
  const { view, practices } = usePractices();
  const { id } = useCurrentRoute().search;
  const practice = practices?.find((one) => one.id === id);
  return (
    <Page offlineNotice={kept('offline')}>
      <KeptNotice view={view} words={kept} />
      {practices === undefined ? (
        <Skeleton label={t('loading')} count={3} />
      ) : id !== undefined && !practice ? (
        <Empty
          picture="beads"
          title={t('goneTitle')}
          action={<Button href={listHref}>{t('toList')}</Button>}
        />
      ) : (
        <PracticeForm key={id ?? 'new'} practice={practice} living={practices.length} />
      )}
    </Page>
  );
}
