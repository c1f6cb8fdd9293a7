import { systemNow } from '@yuanguang/cloud';
import { lunarDate, lunarYear } from '@yuanguang/content/lunar-words';
import type { Language } from '@yuanguang/contract/languages';
import type { AlmanacDay } from '@yuanguang/contract/objects/almanac';
import { templeDay } from '@yuanguang/contract/rules/temple-day';
import { LampIcon, LotusIcon } from '@yuanguang/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';
import { WithDays } from '../../shared/i18n/with-days.tsx';
import s from './temple.module.css';
import { useKept } from './use-kept.ts';

/** One line of the calendar: what is kept today, and the day by both calendars. Without a network, the day alone. */
export function DayLine({ today }: { today: AlmanacDay | undefined }) {
  const t = useTranslations('temple.today');
  const language = useLocale() as Language;
  const format = useFormatter();
  const kept = useKept();
  const { dayBoundary } = useConfig();
  const day = today?.day ?? templeDay(systemNow(), dayBoundary);
  // A temple's day is a date, the same wherever it is read.
  const civil = format.dateTime(new Date(day), {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'UTC',
  });
  const things = today ? kept(today) : [];
  const dates = [
    ...(today ? [lunarYear(today.lunar.year, language), lunarDate(today.lunar, language)] : []),
    ...(things.length > 0 ? [civil] : []),
  ];
  const Icon = today && today.feasts.length > 0 ? LotusIcon : LampIcon;
  return (
    <div className={s.day}>
      <Icon />
      <p className={s.dayWords}>
        <b>{things.length > 0 ? t('kept', { what: things.join(t('and')) }) : civil}</b>
        <small>
          <WithDays text={dates.join(' · ')} days={dates} />
        </small>
      </p>
    </div>
  );
}
