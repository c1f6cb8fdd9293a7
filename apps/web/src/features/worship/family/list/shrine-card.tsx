import type { FamilyShrine } from '@yuanguang/contract/objects/worship';
import { Tag } from '@yuanguang/ui';
import { Figure } from '@yuanguang/ui/figure';
import { useTranslations } from 'use-intl';
import type { KnownShrine } from '../../model/known-shrines.ts';
import { familyOneHref } from '../../routes.ts';
import { useBuddhas } from '../../use-buddhas.ts';
import s from './list.module.css';

interface ShrineCardProps {
  readonly shrine: KnownShrine;
  /** With who belongs to it; undefined without a network. */
  readonly told: FamilyShrine | undefined;
}

/** A shrine among others: who stands in its middle, its name, and whose it is. */
export function ShrineCard({ shrine, told }: ShrineCardProps) {
  const t = useTranslations('worship.family');
  const { seen } = useBuddhas()(shrine.arrangement.middle);
  return (
    <a className={s.card} href={familyOneHref(shrine.id)}>
      <span className={s.arch}>
        <Figure id={shrine.arrangement.middle} alt={seen} className={s.figure} />
      </span>
      <span className={s.words}>
        <b className={s.name}>{shrine.name}</b>
        {told ? (
          <>
            <span className={s.members}>{told.members.map(({ name }) => name).join(' · ')}</span>
            <span className={s.foot}>
              <small>{t('count', { count: told.members.length })}</small>
              {told.role === 'owner' ? <Tag tone="gold">{t('role.owner')}</Tag> : null}
            </span>
          </>
        ) : null}
      </span>
    </a>
  );
}
