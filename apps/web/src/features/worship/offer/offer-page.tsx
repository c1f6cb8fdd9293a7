import type { OfferingKind } from '@yuanguang/contract/rules/worship';
import { useTranslations } from 'use-intl';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { FamilyMissing } from '../family/family-missing.tsx';
import { usePlace } from '../model/use-place.ts';
import { giveHref } from '../routes.ts';
import s from './offer.module.css';
import { OfferPart } from './offer-part.tsx';

/** Offerings of some kinds; all are free, and what may be given to the temple is no more than a word at the end. */
export function OfferPage({ kinds }: { kinds: readonly OfferingKind[] }) {
  const t = useTranslations('worship');
  const { family } = usePlace();
  if (family?.missing)
    return (
      <NightPage>
        <FamilyMissing family={family} />
      </NightPage>
    );
  return (
    <NightPage offlineNotice={t('shrine.offline')}>
      {kinds.map((what) => (
        <OfferPart key={what} what={what} />
      ))}
      <p className={s.free}>
        {t('offer.free')}
        <a href={giveHref}>{t('offer.gift')}</a>
      </p>
    </NightPage>
  );
}
