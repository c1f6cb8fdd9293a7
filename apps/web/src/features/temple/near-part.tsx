import { useQuery } from '@tanstack/react-query';
import { lunarDate } from '@yuanguang/content/lunar-words';
import type { Language } from '@yuanguang/contract/languages';
import type { almanac } from '@yuanguang/contract/objects/almanac';
import { DAY_MS } from '@yuanguang/contract/rules/temple-day';
import { DayRows, Section } from '@yuanguang/ui';
import { CalendarIcon, LampIcon, LotusIcon } from '@yuanguang/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useToday } from '../../shared/almanac/use-today.ts';
import { cloudObject } from '../../shared/cloud/cloud.ts';
import { WithDays } from '../../shared/i18n/with-days.tsx';
import s from './temple.module.css';
import { useKept } from './use-kept.ts';

const AHEAD_DAYS = 20;
const SHOWN = 4;
const cloud = cloudObject<typeof almanac>('almanac');

/** 近日: the Buddhist days that are near. Nothing while they are not known: it is no trouble worth a word. */
export default function NearPart() {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const format = useFormatter();
  const kept = useKept();
  const today = useToday();
  const { data, isError } = useQuery({
    queryKey: ['almanac', 'near', today?.day],
    queryFn: () => cloud.near({ days: AHEAD_DAYS }),
    enabled: today !== undefined,
    staleTime: DAY_MS,
    meta: { persist: true },
  });
  if (!today || isError) return null;
  const when = (day: string) => {
    const days = Math.round((Date.parse(day) - Date.parse(today.day)) / DAY_MS);
    return days === 1 ? t('near.tomorrow') : t('near.inDays', { days });
  };
  const dates = ({ day, lunar }: (typeof data & object)['days'][number]) => {
    const civil = format.dateTime(new Date(day), {
      month: 'long',
      day: 'numeric',
      weekday: 'short',
      timeZone: 'UTC',
    });
    const days = [lunarDate(lunar, language), civil];
    return { text: days.join(' · '), days };
  };
  return (
    <Section title={t('near.title')} id="near">
      {data ? (
        <DayRows
          label={t('near.title')}
          rows={data.days.slice(0, SHOWN).map((day) => ({
            id: day.day,
            icon: day.feasts.length > 0 ? LotusIcon : day.fasts.length > 0 ? LampIcon : CalendarIcon,
            title: kept(day).join(t('today.and')),
            note: <WithDays {...dates(day)} />,
            end: when(day.day),
          }))}
        />
      ) : (
        <div className={s.nearPending} data-pending />
      )}
    </Section>
  );
}
