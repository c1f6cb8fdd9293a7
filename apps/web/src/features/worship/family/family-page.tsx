import { useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { RefusedOfferings } from '../refused-offerings.tsx';
import { FamilyLogin } from './family-missing.tsx';
import { FamilyList } from './list/family-list.tsx';

/** 家庭佛堂: the shrines that the person shares with their family. */
export default function FamilyPage() {
  const t = useTranslations('worship.family');
  const { hasLogin } = useAccount();
  return (
    <NightPage offlineNotice={t('offline')}>
      <RefusedOfferings />
      {hasLogin ? <FamilyList /> : <FamilyLogin />}
    </NightPage>
  );
}
