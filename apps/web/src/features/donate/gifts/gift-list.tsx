import type { MyGift } from '@yuanguang/contract/objects/donate/gift';
import { useFormatter, useTranslations } from 'use-intl';
import { phaseOf } from '../../../shared/giving/phase.ts';
import s from '../../../shared/giving/result.module.css';
import { Link } from '../../../shared/router/link.tsx';
import { giftTarget } from '../routes.ts';

/** Gifts of the account: what for and how far each has come. The whole row opens it. */
export function GiftList({ gifts }: { gifts: readonly MyGift[] }) {
  const t = useTranslations('donate');
  const format = useFormatter();
  const words = (gift: MyGift) => {
    const phase = phaseOf(gift);
    return phase === 'pending' || phase === 'declined' ? t(`gift.${phase}Title`) : t(`status.${gift.status}`);
  };
  return (
    <ul className={s.stored}>
      {gifts.map((gift) => (
        <li key={gift.giftToken}>
          <Link {...giftTarget(gift.giftToken)}>
            <b>{gift.purpose}</b>
            <span>
              {gift.amountFen === null
                ? t('form.silent')
                : t('money.yuan', { yuan: format.number(gift.amountFen / 100) })}
            </span>
            <span>
              <span className="yg-num">{gift.giftNumber}</span> · {words(gift)}
            </span>
            <time dateTime={gift.createdAt}>
              {format.dateTime(new Date(gift.createdAt), { dateStyle: 'medium' })}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
