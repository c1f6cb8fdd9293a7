import { lunarDate, lunarYear } from '@yuanguang/content/lunar-words';
import type { Language } from '@yuanguang/contract/languages';
import { SideContents } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useToday } from '../shared/almanac/use-today.ts';
import { useConfig } from '../shared/config/use-config.ts';
import { useContents } from '../shared/feature/use-contents.ts';

/** As much of the opening hours as stands at the foot of the side window. */
const LINES_OF_HOURS = 2;

/** The contents in the side window, with the entry of the page at `here` marked. */
export function SideEntries({ here }: { here: string | undefined }) {
  const groups = useContents();
  return (
    <SideContents
      groups={groups.map(({ items, ...group }) => ({
        ...group,
        items: items.map((item) => ({ ...item, current: item.href === here })),
      }))}
    />
  );
}

/** At the foot of the side window: the day in the lunar calendar, and when the gate is open as the office has entered it. */
export function SideDay() {
  const t = useTranslations('shell');
  const language = useLocale() as Language;
  const today = useToday();
  const { temple } = useConfig();
  const hours = (temple.hours[language] || temple.hours['zh-Hans']).split('\n').slice(0, LINES_OF_HOURS);
  const lines = [
    ...(today
      ? [lunarYear(today.lunar.year, language), lunarDate(today.lunar, language)]
      : [t('side.verse')]),
    ...hours.filter((line) => line !== ''),
  ];
  return lines.map((line) => <div key={line}>{line}</div>);
}
