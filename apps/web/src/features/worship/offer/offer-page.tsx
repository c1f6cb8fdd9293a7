import type { OfferingKind } from '@yuanguang/contract/rules/worship';
import { useTranslations } from 'use-intl';
import { useWorshipGifts } from '../../../shared/config/use-worship-gifts.ts';
import { NightPage } from '../../../shared/shell/night-page.tsx';
import { FamilyMissing } from '../family/family-missing.tsx';
import { useBefore } from '../model/use-before.ts';
import { giveHref } from '../routes.ts';
import { useOwnNames } from '../use-own-names.ts';
import s from './offer.module.css';
import { OfferPart } from './offer-part.tsx';

/** Offerings of some kinds; all are free, and what may be given to the temple is no more than a word at the end. */
export function OfferPage({ kinds }: { kinds: readonly OfferingKind[] }) {
  const t = useTranslations('worship');
  const before = useBefore();
  const nameOf = useOwnNames(before.shrine);
  const takesGifts = useWorshipGifts();
  if (before.family?.missing)
    return (
      <NightPage>
        <FamilyMissing family={before.family} />
      </NightPage>
    );
  return (
    <NightPage offlineNotice={t('shrine.offline')}>
      {before.alone ? (
        <p className={s.before}>{t('before.offered', { name: nameOf(before.alone) })}</p>
      ) : null}
      {kinds.map((what) => (
        <OfferPart key={what} what={what} before={before} />
      ))}
      <p className={s.free}>
        {t('offer.free')}
        {takesGifts ? <a href={giveHref}>{t('offer.gift')}</a> : null}
      </p>
    </NightPage>
  );
}
