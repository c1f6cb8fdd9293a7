import type { Language } from '@yuanguang/contract/languages';
import { lunarDayInHan, lunarInHan, lunarMonthInHan } from '@yuanguang/contract/rules/lunar-calendar';
import { lunarCalendar, lunarMonths } from '@yuanguang/contract/rules/lunar-table';
import { checkTabletDate, type KeptDate, TABLET_FIRST_YEAR } from '@yuanguang/contract/rules/tablet-date';
import { Button, ChipGroup, SelectField } from '@yuanguang/ui';
import { useId, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import s from './fields.module.css';
import { useTempleToday } from './use-tablet-form.ts';
import { type DateDraft, type DateId, monthValue, NO_DATE, tabletDate } from './values.ts';

interface DateFieldProps {
  readonly id: DateId;
  readonly value: DateDraft;
  readonly error: string | undefined;
  readonly onChange: (value: DateDraft) => void;
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The days of a month of the common calendar; 31 while year or month are open. */
const solarLength = (year: number, month: number): number =>
  year && month ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 31;

/** A day of birth or passing, by either calendar: only days that there are can be chosen. Asked for by a press. */
export function DateField({ id, value, error, onChange }: DateFieldProps) {
  const t = useTranslations('hall.field');
  const [opened, setOpened] = useState(false);
  const isOpen = opened || value.year + value.month + value.day !== '';
  if (!isOpen) {
    return (
      <div>
        <Button variant="link" onClick={() => setOpened(true)}>
          {t(`${id}Open`)}
        </Button>
      </div>
    );
  }
  return (
    <Opened
      {...{ id, value, error, onChange }}
      onClose={() => {
        onChange(NO_DATE);
        setOpened(false);
      }}
    />
  );
}

function Opened({ id, value, error, onChange, onClose }: DateFieldProps & { onClose: () => void }) {
  const t = useTranslations('hall.field');
  const words = useDayWords();
  const today = useTempleToday();
  const errorId = useId();
  const { calendar } = value;
  const year = Number(value.year);
  const months = monthsOf(calendar, year);
  const length = months.find((month) => monthValue(month.month, month.leap) === value.month)?.length ?? 31;
  const choose = (change: Partial<DateDraft>) => onChange(real({ ...value, ...change }));
  const kept = checkTabletDate(tabletDate(value), id, { calendar: lunarCalendar, today }, () => undefined);
  return (
    <fieldset className={s.date} aria-describedby={error ? errorId : undefined}>
      <legend className={s.legend}>{t(id)}</legend>
      <ChipGroup
        label={t('calendar')}
        options={(['lunar', 'solar'] as const).map((one) => ({ value: one, label: t(`calendars.${one}`) }))}
        value={calendar}
        onChange={(next) => onChange(turned(value, kept, next))}
      />
      <SelectField
        label={t('year')}
        labelHidden
        placeholder={t('year')}
        options={numbers(TABLET_FIRST_YEAR, Number(today.slice(0, 4)))
          .reverse()
          .map((one) => ({ value: String(one), label: String(one) }))}
        value={value.year}
        aria-invalid={error !== undefined || undefined}
        onChange={({ target }) => choose({ year: target.value })}
      />
      <div className={s.two}>
        <SelectField
          label={t('month')}
          labelHidden
          placeholder={t('month')}
          options={months.map((month) => ({
            value: monthValue(month.month, month.leap),
            label: words.month(calendar, month),
          }))}
          value={value.month}
          onChange={({ target }) => choose({ month: target.value })}
        />
        <SelectField
          label={t('day')}
          labelHidden
          placeholder={t('day')}
          options={numbers(1, length).map((day) => ({ value: String(day), label: words.day(calendar, day) }))}
          value={value.day}
          onChange={({ target }) => choose({ day: target.value })}
        />
      </div>
      {kept ? <p className="yg-note">{t('sameDay', { day: words.other(kept) })}</p> : null}
      {error ? (
        <p className={s.error} id={errorId} role="alert">
          {error}
        </p>
      ) : null}
      <div>
        <Button variant="link" onClick={onClose}>
          {t('dateRemove')}
        </Button>
      </div>
    </fieldset>
  );
}

interface Month {
  readonly month: number;
  readonly leap: boolean;
  readonly length: number;
}

/** The months of a year; of an open year the twelve that every year has. */
function monthsOf(calendar: DateDraft['calendar'], year: number): readonly Month[] {
  if (calendar === 'lunar' && year) return lunarMonths(year);
  return numbers(1, 12).map((month) => ({
    month,
    leap: false,
    length: calendar === 'lunar' ? 30 : solarLength(year, month),
  }));
}

/** Without the month that another year has not, and the day that another month has not. */
function real(date: DateDraft): DateDraft {
  const found = monthsOf(date.calendar, Number(date.year)).find(
    ({ month, leap }) => monthValue(month, leap) === date.month,
  );
  const day = found && Number(date.day) > found.length ? '' : date.day;
  return { ...date, month: found ? date.month : '', day };
}

/** The same day by the other calendar; a day that is not whole begins anew. */
function turned(date: DateDraft, kept: KeptDate | null, calendar: DateDraft['calendar']): DateDraft {
  if (date.calendar === calendar) return date;
  if (kept === null) return { ...NO_DATE, calendar };
  if (calendar === 'lunar') {
    const { year, month, leap, day } = kept.lunar;
    return { calendar, year: String(year), month: monthValue(month, leap), day: String(day) };
  }
  const [year = '', month = '', day = ''] = kept.solar.split('-').map((part) => String(Number(part)));
  return { calendar, year, month, day };
}

/** Months and days in the reader's language; in Chinese as an almanac has them. */
function useDayWords() {
  const t = useTranslations('hall.field');
  const format = useFormatter();
  const language = useLocale() as Language;
  const leapSign = { 'zh-Hans': '闰', 'zh-Hant': '閏', ja: '閏', en: '', th: '' }[language];
  const inHan = leapSign !== '';
  const month = (calendar: DateDraft['calendar'], one: Pick<Month, 'month' | 'leap'>): string =>
    calendar === 'lunar' && inHan
      ? lunarMonthInHan(one, leapSign)
      : t(one.leap ? 'leapMonth' : 'monthNumber', { month: one.month });
  const day = (calendar: DateDraft['calendar'], number: number): string =>
    calendar === 'lunar' && inHan ? lunarDayInHan(number) : t('dayNumber', { day: number });
  return {
    month,
    day,
    /** A day as it is in the calendar by which it was not chosen. */
    other: ({ calendar, solar, lunar }: KeptDate): string => {
      if (calendar === 'lunar')
        return format.dateTime(new Date(solar), { dateStyle: 'long', timeZone: 'UTC' });
      return inHan
        ? lunarInHan(lunar, leapSign)
        : t('lunarDay', {
            year: String(lunar.year),
            month: month('lunar', lunar),
            day: day('lunar', lunar.day),
          });
    },
  };
}
