import { cx, DaySeal, Tag } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { WithDays } from '../../shared/i18n/with-days.tsx';
import { useDay, usePrayerDays } from './days.ts';
import type { Prayer } from './prayers.ts';
import s from './slip.module.css';

interface PrayerSlipProps {
  readonly prayer: Prayer;
  /** By itself on a page, in larger words. */
  readonly large?: boolean;
  /** Among others, how it stands. */
  readonly state?: string | undefined;
}

/** A prayer on its slip of paper with the day of its writing; one that was fulfilled bears a seal. */
export function PrayerSlip({ prayer, large, state }: PrayerSlipProps) {
  const t = useTranslations('prayer.slip');
  const read = useDay();
  const days = usePrayerDays()(prayer);
  const { text, fulfilledDay } = prayer;
  const fulfilled = fulfilledDay === undefined ? undefined : read(fulfilledDay);
  return (
    <span className={cx(s.slip, large && s.large)}>
      <svg className={s.cord} viewBox="0 0 40 30" aria-hidden="true" focusable="false">
        <path d="M20 21C8 14 9 2 20 2s12 12 0 19zM20 21l-5 8M20 21l5 8" />
        <circle cx="20" cy="21" r="2.6" />
      </svg>
      <span className={s.paper}>
        <span className={s.text}>{text}</span>
        <span className={s.foot}>
          {state === undefined ? null : (
            <span className={s.state}>
              <Tag>{state}</Tag>
            </span>
          )}
          <span className={s.days}>
            <small>
              <WithDays text={days.join(' · ')} days={days} />
            </small>
            {fulfilled === undefined ? null : (
              <small className={s.fulfilled}>
                <WithDays text={t('fulfilled', { day: fulfilled })} days={[fulfilled]} />
              </small>
            )}
          </span>
          {fulfilled === undefined ? null : <DaySeal pressed />}
        </span>
      </span>
    </span>
  );
}
