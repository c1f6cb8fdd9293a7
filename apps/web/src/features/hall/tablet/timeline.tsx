import type { Tablet, TabletEvent } from '@yuanguang/contract/objects/hall';
import { Section } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { formOf } from '../use-thing-words.ts';
import s from './timeline.module.css';

/** What is told of what has happened: each try to pay is not. */
const TOLD = [
  'placed',
  'paid',
  'paid-late',
  'refund-due',
  'refunded',
  'corrected',
  'correction-asked',
  'correction-done',
  'approved',
  'standing',
  'renewed',
  'ended',
  'rejected',
  'withdrawn',
  'expired',
  'claimed',
] as const satisfies readonly TabletEvent[];
type Told = (typeof TOLD)[number];
const isTold = (event: TabletEvent): event is Told => (TOLD as readonly TabletEvent[]).includes(event);

/** What has happened to it, one after the other, on a thread. */
export function Timeline({ tablet }: { tablet: Tablet }) {
  const t = useTranslations('hall.tablet');
  const format = useFormatter();
  const lamp = formOf(tablet) === 'lamp' ? 'yes' : 'no';
  const told = tablet.timeline.flatMap(({ event, at }) => (isTold(event) ? [{ event, at }] : []));
  return (
    <Section title={t('way')} id="way">
      <ol className={s.way}>
        {told.map(({ event, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never moves.
          <li key={index}>
            <b>{t(`event.${event}`, { lamp })}</b>
            <time dateTime={at}>
              {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  );
}
