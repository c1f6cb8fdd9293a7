import { Button, Empty, Lead, Section, Skeleton } from '@yuanguang/ui';
import { PlusIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { journal } from '../../shared/journal/journal.ts';
import { KeptNotice } from '../../shared/journal/kept-notice.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { ExportPart } from './export/export-part.tsx';
import s from './list.module.css';
import { ListPart } from './list-part.tsx';
import { Refused } from './refused.tsx';
import { newHref } from './routes.ts';
import { usePrayers } from './use-prayers.ts';

/** 祈愿: what a person prays for, for nobody else to see. */
export default function PrayerListPage() {
  const t = useTranslations('prayer.list');
  const kept = useTranslations('prayer.kept');
  const { view, prayers } = usePrayers();
  const add = (
    <Button variant="seal" href={newHref} icon={<PlusIcon />}>
      {t('add')}
    </Button>
  );
  return (
    <Page offlineNotice={kept('offline')} onRefresh={() => journal.synchronize().catch(() => undefined)}>
      <KeptNotice view={view} words={kept} />
      <Refused view={view} prayers={prayers} />
      <Lead title={t('leadTitle')}>
        <p className="yg-note">{t('leadText')}</p>
      </Lead>
      {prayers === undefined ? (
        <Skeleton label={t('loading')} count={3} />
      ) : prayers.length === 0 ? (
        <Empty title={t('emptyTitle')} action={add}>
          {t('emptyText')}
        </Empty>
      ) : (
        <>
          <p className={s.add}>{add}</p>
          <ListPart key={view.owner} owner={view.owner} prayers={prayers} />
        </>
      )}
      {prayers === undefined ? null : (
        <Section title={t('keeping')} id="keeping">
          <p className="yg-note">{t(view.owner === '' ? 'keptVisitor' : 'keptAccount')}</p>
          {prayers.length > 0 ? <ExportPart prayers={prayers} /> : null}
        </Section>
      )}
    </Page>
  );
}
