import { Button, Empty, NavButton, Section, Skeleton } from '@yuanguang/ui';
import { EditIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { KeptNotice } from '../../../shared/journal/kept-notice.tsx';
import { useCurrentRoute } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { editHref, listHref } from '../routes.ts';
import { usePractices } from '../use-practices.ts';
import s from './count.module.css';
import { CountPart } from './count-part.tsx';

/** One practice: the place to tap, and what is recited. */
export default function CountPage() {
  const t = useTranslations('practice.count');
  const kept = useTranslations('practice.kept');
  const { view, practices } = usePractices();
  const { id } = useCurrentRoute().search;
  const practice = practices?.find((one) => one.id === id);
  return (
    <Page
      offlineNotice={kept('offline')}
      barActions={
        practice ? (
          <NavButton label={t('edit')} href={editHref(practice.id)}>
            <EditIcon />
          </NavButton>
        ) : undefined
      }
    >
      <KeptNotice view={view} words={kept} />
      {practice ? (
        <div className={s.practising}>
          <CountPart key={practice.id} practice={practice} />
          <Section title={t('content')} id="content" className={s.content}>
            <p className={s.text}>{practice.content}</p>
          </Section>
        </div>
      ) : practices === undefined ? (
        <Skeleton label={t('loading')} count={3} />
      ) : (
        <Empty
          picture="beads"
          title={t('goneTitle')}
          action={<Button href={listHref}>{t('toList')}</Button>}
        />
      )}
    </Page>
  );
}
