import { Button, Empty, Section, Skeleton } from '@yuanguang/ui';
import { PlusIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { journal } from '../../shared/journal/journal.ts';
import { KeptNotice } from '../../shared/journal/kept-notice.tsx';
import { Page } from '../../shared/shell/page.tsx';
import s from './list.module.css';
import p from './practice.module.css';
import { PracticeRow } from './practice-row.tsx';
import { Refused } from './refused.tsx';
import { newHref } from './routes.ts';
import { TransferPart } from './transfer/transfer-part.tsx';
import { usePractices } from './use-practices.ts';

/** 功课: what a person has set for themselves, with what was done of it. */
export default function PracticeListPage() {
  const t = useTranslations('practice.list');
  const kept = useTranslations('practice.kept');
  const { view, practices } = usePractices();
  const add = (
    <Button variant="seal" href={newHref} icon={<PlusIcon />}>
      {t('add')}
    </Button>
  );
  return (
    <Page offlineNotice={kept('offline')} onRefresh={() => journal.synchronize().catch(() => undefined)}>
      <KeptNotice view={view} words={kept} />
      <Refused view={view} />
      {practices === undefined ? (
        <Skeleton label={t('loading')} count={3} />
      ) : practices.length === 0 ? (
        <Empty picture="beads" title={t('emptyTitle')} action={add}>
          {t('emptyText')}
        </Empty>
      ) : (
        <>
          <ul className={s.list} aria-label={t('label')}>
            {practices.map((practice) => (
              <PracticeRow key={practice.id} practice={practice} today={view.day} />
            ))}
          </ul>
          <p className={p.add}>{add}</p>
        </>
      )}
      {practices === undefined ? null : (
        <Section title={t('keeping')} id="keeping">
          <p className="yg-note">{t(view.owner === '' ? 'keptVisitor' : 'keptAccount')}</p>
          <TransferPart practices={practices} />
        </Section>
      )}
    </Page>
  );
}
