import { Button, Lead, Sheet, Skeleton } from '@yuanguang/ui';
import { PlusIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryFailed } from '../../../../shared/shell/query-failed.tsx';
import { useFamilyShrines } from '../../model/use-family.ts';
import { AtGate } from '../at-gate.tsx';
import { BeginForm } from './begin-form.tsx';
import s from './list.module.css';
import { ShrineCard } from './shrine-card.tsx';

/** Of who is logged in: the shrines they belong to, and the beginning of another one. */
export function FamilyList() {
  const t = useTranslations('worship.family');
  const { query, shrines, known } = useFamilyShrines();
  const [beginning, setBeginning] = useState(false);
  const begin = (
    <Button variant="seal" icon={<PlusIcon />} onClick={() => setBeginning(true)}>
      {t('begin')}
    </Button>
  );
  return (
    <>
      {known.length > 0 ? (
        <>
          <Lead title={t('leadTitle')}>
            <p className="yg-note">{t('leadText')}</p>
          </Lead>
          <ul className={s.shrines} aria-label={t('label')}>
            {known.map((shrine) => (
              <li key={shrine.id}>
                <ShrineCard shrine={shrine} told={shrines?.find(({ id }) => id === shrine.id)} />
              </li>
            ))}
          </ul>
          <p className={s.begin}>{begin}</p>
        </>
      ) : query.isError ? (
        <QueryFailed query={query} title={t('failed')} retryLabel={t('retry')} />
      ) : shrines ? (
        <AtGate title={t('emptyTitle')} action={begin}>
          {t('emptyText')}
        </AtGate>
      ) : (
        <Skeleton label={t('loading')} count={3} />
      )}
      <Sheet
        open={beginning}
        onClose={() => setBeginning(false)}
        title={t('beginTitle')}
        closeLabel={t('close')}
      >
        <BeginForm />
      </Sheet>
    </>
  );
}
