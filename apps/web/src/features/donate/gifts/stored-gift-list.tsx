import { Section } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ClearStored } from '../../../shared/giving/clear-stored.tsx';
import s from '../../../shared/giving/result.module.css';
import { Link } from '../../../shared/router/link.tsx';
import { giftTarget } from '../routes.ts';
import { forgetGifts, useStoredGifts } from '../stored-gifts.ts';

/** The gifts this device has seen, newest first, without amounts; they can be cleared. */
export function StoredGiftList({ whenNone = null }: { whenNone?: ReactNode }) {
  const t = useTranslations('donate.stored');
  const format = useFormatter();
  const gifts = useStoredGifts();
  if (gifts.length === 0) return whenNone;

  return (
    <Section title={t('head')} id="stored">
      <p className="yg-note">{t('note')}</p>
      <ul className={s.stored}>
        {gifts.map((gift) => (
          <li key={gift.token}>
            <Link {...giftTarget(gift.token)}>
              <b>{gift.purpose}</b>
              <time dateTime={gift.createdAt}>
                {format.dateTime(new Date(gift.createdAt), { dateStyle: 'medium' })}
              </time>
              <span className="yg-num">{gift.giftNumber}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={s.links}>
        <ClearStored words={t} onClear={forgetGifts} />
      </div>
    </Section>
  );
}
