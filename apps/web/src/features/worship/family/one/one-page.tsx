import { NavButton } from '@yuanguang/ui';
import { MemberIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { isRefusal } from '../../../../shared/cloud/error-text.ts';
import { useSearch } from '../../../../shared/router/use-router.tsx';
import { NightPage } from '../../../../shared/shell/night-page.tsx';
import { useFamilyAltar, useFamilyShrine } from '../../model/use-family.ts';
import { RefusedOfferings } from '../../refused-offerings.tsx';
import { familyMembersHref } from '../../routes.ts';
import { FamilyGone, FamilyMissing } from '../family-missing.tsx';
import s from './one.module.css';
import { OneShrine } from './one-shrine.tsx';

/** A family's shrine by night: what stands in it, and what all have offered. */
export default function OnePage() {
  const t = useTranslations('worship');
  const { id = '' } = useSearch();
  const family = useFamilyShrine(id);
  // Somebody may have been removed, or the shrine closed, while the page is open.
  const closed = isRefusal(useFamilyAltar(id).error, 'worship-shrine-not-found');
  const { known, told } = family;
  return (
    <NightPage
      bleed
      offlineNotice={t('shrine.offline')}
      barActions={
        told && !closed ? (
          <NavButton label={t('family.members.title')} href={familyMembersHref(id)}>
            <MemberIcon />
          </NavButton>
        ) : null
      }
    >
      <div className={s.told}>
        <RefusedOfferings place={id} />
        {closed ? <FamilyGone /> : known ? null : <FamilyMissing family={family} />}
      </div>
      {known && !closed ? <OneShrine key={id} shrine={known} /> : null}
    </NightPage>
  );
}
