import type { Order, StepPhoto, TimelineEvent } from '@yuanguang/contract/objects/sponsor';
import type { WayPhoto, WayStep } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';

const WAY = ['waiting', 'batched', 'printing', 'shipped', 'completed'] as const;
type Step = (typeof WAY)[number];
/** The events of the timeline that begin each step. */
const BEGINS: Record<Step, readonly TimelineEvent[]> = {
  waiting: ['paid', 'paid-late'],
  batched: ['batched'],
  printing: ['printing'],
  shipped: ['shipped'],
  completed: ['completed'],
};
const PICTURES: Record<Step, WayStep['picture']> = {
  waiting: 'received',
  batched: 'gathered',
  printing: 'printed',
  shipped: 'sent',
  completed: 'fulfilled',
};

/**
 * The way of the books of a paid order, with the day each step began and the office's photograph of it; sending only
 * where a copy is sent.
 */
export function useSteps(order: Order): WayStep[] {
  const t = useTranslations('sponsor.step');
  const format = useFormatter();
  const photoOf = usePhoto();
  if (order.status !== 'paid' && order.status !== 'completed') return [];
  const way = WAY.filter((step) => step !== 'shipped' || order.freeGift !== null);
  const reached = (way as readonly string[]).indexOf(order.fulfilment);
  return way.map((step, index) => {
    const begun = [...order.timeline].reverse().find(({ event }) => BEGINS[step].includes(event));
    const photo = order.photos.find((one) => one.step === step);
    const whole = order.fulfilment === 'completed';
    return {
      id: step,
      label: t(step),
      note: begun ? format.dateTime(new Date(begun.at), { dateStyle: 'medium' }) : undefined,
      state: index < reached || whole ? 'done' : index === reached ? 'current' : 'todo',
      picture: PICTURES[step],
      photo: photo ? photoOf(photo) : undefined,
    };
  });
}

function usePhoto(): (photo: StepPhoto) => WayPhoto {
  const t = useTranslations('sponsor');
  const format = useFormatter();
  return ({ step, path, width, height, day, caption }) => ({
    src: path,
    width,
    height,
    alt: t('result.photoAlt', { step: t(`step.${step}`) }),
    caption: (
      <>
        {caption ? (
          <>
            <span lang={caption.language}>{caption.text}</span>
            <br />
          </>
        ) : null}
        <time dateTime={day}>
          {t('result.photoDay', {
            // A day of the temple, whatever the reader's zone.
            day: format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' }),
          })}
        </time>
      </>
    ),
  });
}
