import type { Order, TimelineEvent } from '@yuanguang/contract/objects/sponsor';
import type { ProgressStep } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';

const WAY = ['waiting', 'batched', 'printing', 'shipped', 'completed'] as const;
/** The events of the timeline that begin each step. */
const BEGINS: Record<(typeof WAY)[number], readonly TimelineEvent[]> = {
  waiting: ['paid', 'paid-late'],
  batched: ['batched'],
  printing: ['printing'],
  shipped: ['shipped'],
  completed: ['completed'],
};

/** The way of the books of a paid order, with the day each step began; sending only where a copy is sent. */
export function useSteps(order: Order): ProgressStep[] {
  const t = useTranslations('sponsor.step');
  const format = useFormatter();
  if (order.status !== 'paid' && order.status !== 'completed') return [];
  const way = WAY.filter((step) => step !== 'shipped' || order.freeGift !== null);
  const reached = (way as readonly string[]).indexOf(order.fulfilment);
  return way.map((step, index) => {
    const begun = [...order.timeline].reverse().find(({ event }) => BEGINS[step].includes(event));
    const whole = order.fulfilment === 'completed';
    return {
      id: step,
      label: t(step),
      note: begun ? format.dateTime(new Date(begun.at), { dateStyle: 'medium' }) : undefined,
      state: index < reached || whole ? 'done' : index === reached ? 'current' : 'todo',
    };
  });
}
