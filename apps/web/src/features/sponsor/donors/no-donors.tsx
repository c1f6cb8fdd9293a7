import { Button, Empty } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import s from './donors.module.css';
import type { DonorFilter } from './use-donors.ts';

/** Nobody is in the list: why, and what can be done. */
export function NoDonors({ filter, onShowAll }: { filter: DonorFilter; onShowAll: () => void }) {
  const t = useTranslations('sponsor');
  const toSponsor = <Button href="#/">{t('result.toSponsorFirst')}</Button>;
  if (filter.name !== '') {
    return (
      <>
        <Empty
          title={t('donated.noneTitle')}
          action={<Button onClick={onShowAll}>{t('donated.showAll')}</Button>}
        >
          {t('donated.noneHint')}
        </Empty>
        <LookUp />
      </>
    );
  }
  if (filter.choice === 'mine') {
    return (
      <>
        <Empty picture="book" title={t('donated.mineTitle')} action={toSponsor}>
          {t('donated.mineHint')}
        </Empty>
        <LookUp />
      </>
    );
  }
  const kind = filter.choice === 'week' ? 'week' : 'empty';
  return (
    <Empty title={t(`donated.${kind}Title`)} action={toSponsor}>
      {t(`donated.${kind}Hint`)}
    </Empty>
  );
}

function LookUp() {
  const t = useTranslations('sponsor.storedOrders');
  return (
    <p className={s.lookUp}>
      <Button variant="link" href="#/search">
        {t('search')}
      </Button>
    </p>
  );
}
