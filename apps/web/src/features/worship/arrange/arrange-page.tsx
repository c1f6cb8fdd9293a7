import { Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { useShrine } from '../model/use-shrine.ts';
import { NightBar } from '../night-bar.tsx';
import { ArrangeForm } from './arrange-form.tsx';

/** 我的佛堂: who stands in one's shrine, how they are called, and how the altar is dressed. */
export default function ArrangePage() {
  const t = useTranslations('worship');
  const { shrine, save } = useShrine();
  return (
    <NightPage offlineNotice={t('shrine.offline')}>
      <NightBar />
      {shrine ? <ArrangeForm shrine={shrine} onSave={save} /> : <Skeleton label={t('shrine.loading')} />}
    </NightPage>
  );
}
