import { DEDICATIONS } from '@yuanguang/content/dedications';
import { dedicationLine } from '@yuanguang/content/wording';
import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import type { KeyValue } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import s from './form.module.css';

type Wording = Pick<Order, 'name' | 'anonymous' | 'dedication'>;

/** How a dedication reads: verse or own words, then for whom. */
export function DedicationText({ dedication }: { dedication: Order['dedication'] }) {
  const language = useLocale() as Language;
  const verse = DEDICATIONS.find((one) => one.id === dedication.textId);
  const line = dedicationLine(dedication.target, dedication.names, language);
  return (
    <span className={s.printed}>
      {verse ? (
        verse.lines[language].map((words) => (
          <span className={s.line} key={words}>
            {words}
          </span>
        ))
      ) : (
        <span className={s.own}>{dedication.text}</span>
      )}
      {line ? <span className={s.whom}>{line}</span> : null}
    </span>
  );
}

/** The rows every view of an order shares. */
export function useWordingRows(): (order: Wording) => KeyValue[] {
  const t = useTranslations('sponsor.summary');
  return (order) => [
    { label: t('name'), value: order.anonymous ? t('hidden', { name: order.name }) : order.name },
    { label: t('dedication'), value: <DedicationText dedication={order.dedication} /> },
  ];
}

/** An address as it is written on a parcel. */
export function giftLines(gift: NonNullable<Order['freeGift']>): string {
  const { recipient, phone, province, city, district, street } = gift;
  const area = [...new Set([province, city, district])].join('');
  return `${recipient} ${phone}\n${area}${street}`;
}
