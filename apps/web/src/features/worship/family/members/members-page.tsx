import { useTranslations } from 'use-intl';
import { useSearch } from '../../../../shared/router/use-router.tsx';
import { NightPage } from '../../../../shared/shell/night-page.tsx';
import { QueryFailed } from '../../../../shared/shell/query-failed.tsx';
import { useFamilyShrine } from '../../model/use-family.ts';
import { FamilyMissing } from '../family-missing.tsx';
import { InvitePart } from './invite-part.tsx';
import { KeeperPart } from './keeper-part.tsx';
import { LeavePart } from './leave-part.tsx';
import { MemberList } from './member-list.tsx';
import s from './members.module.css';
import { MyNamePart } from './my-name-part.tsx';

/** Who belongs to a family's shrine, and what its keeper and each member may do with it. Online alone. */
export default function MembersPage() {
  const t = useTranslations('worship.family');
  const { id = '' } = useSearch();
  const family = useFamilyShrine(id);
  const { told: shrine, missing, query } = family;
  return (
    <NightPage offlineNotice={t('offline')}>
      {shrine ? (
        <div key={id} className={s.page}>
          <h2 className={s.name}>{shrine.name}</h2>
          <MemberList shrine={shrine} />
          {shrine.role === 'owner' ? <InvitePart shrine={shrine} /> : null}
          <MyNamePart shrine={shrine} />
          {shrine.role === 'owner' ? <KeeperPart shrine={shrine} /> : <LeavePart shrine={shrine} />}
        </div>
      ) : missing ? (
        <FamilyMissing family={family} />
      ) : (
        <QueryFailed query={query} title={t('failed')} retryLabel={t('retry')} />
      )}
    </NightPage>
  );
}
