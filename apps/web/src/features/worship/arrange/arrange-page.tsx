import { Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { FamilyMissing } from '../family/family-missing.tsx';
import { NotKeeper } from '../family/not-keeper.tsx';
import { useArranging } from '../model/use-arranging.ts';
import { NightBar } from '../night-bar.tsx';
import { ArrangeForm } from './arrange-form.tsx';

/** 我的佛堂: who stands in one's shrine, how they are called, and how the altar is dressed; with `?place=` a family's. */
export default function ArrangePage() {
  const t = useTranslations('worship');
  const { shrine, place, family, mayArrange, save } = useArranging();
  return (
    <NightPage offlineNotice={place === undefined ? t('shrine.offline') : t('family.offline')}>
      <NightBar />
      {place !== undefined && !mayArrange ? (
        <NotKeeper place={place} />
      ) : shrine ? (
        <ArrangeForm key={place} shrine={shrine} place={place} onSave={save} />
      ) : family?.missing ? (
        <FamilyMissing family={family} />
      ) : (
        <Skeleton label={t('shrine.loading')} />
      )}
    </NightPage>
  );
}
