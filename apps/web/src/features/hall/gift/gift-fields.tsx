import { useTranslations } from 'use-intl';
import type { Form } from '../../../shared/form/use-form.ts';
import { Amounts, type AmountValues } from '../../../shared/giving/amounts.tsx';
import type { Offer } from '../light/use-offer.ts';
import s from './gift.module.css';

interface GiftFieldsProps {
  readonly form: Form<AmountValues>;
  readonly offer: Offer;
}

/** A gift with what is set up, if one likes: nothing looks different for it. Nothing where none is taken. */
export function GiftFields({ form, offer }: GiftFieldsProps) {
  const t = useTranslations('hall.gift');
  if (!offer.gifts) return null;
  return (
    <fieldset className={s.gift}>
      <legend>
        <b>{t('title')}</b>
        <span className="yg-note">{t(offer.free ? 'free' : 'asked')}</span>
      </legend>
      <Amounts
        form={form}
        yuan={offer.amountsFen.map((fen) => fen / 100)}
        words={{
          legend: t('title'),
          own: t('own'),
          ownPlaceholder: t('ownPlaceholder'),
          ...(offer.free ? { none: t('none') } : {}),
        }}
      />
    </fieldset>
  );
}
