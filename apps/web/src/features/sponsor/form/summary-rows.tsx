import type { Order } from '@yuanguang/contract/objects/sponsor';
import type { KeyValue } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { DedicationText } from '../../../shared/giving/dedication-text.tsx';

type Wording = Pick<Order, 'name' | 'anonymous' | 'dedication'>;

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
