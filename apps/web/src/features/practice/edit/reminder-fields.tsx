import { Switch, TextField } from '@yuanguang/ui';
import { useId } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { Form } from '../../../shared/form/use-form.ts';
import { deviceZone, zoneName } from '../../../shared/i18n/zone-name.ts';
import p from '../practice.module.css';
import s from './edit.module.css';
import { type FormValues, WEEKDAYS } from './form-values.ts';

/** 1 March 2027 is a Monday: for the names of the days. */
const MONDAY = Date.UTC(2027, 2, 1);
const DAY_MS = 86_400_000;

/** When to be reminded: a time and the days of the week. */
export function ReminderFields({ form }: { form: Form<FormValues> }) {
  const t = useTranslations('practice.form');
  const format = useFormatter();
  const error = useId();
  const language = useLocale();
  const zone = deviceZone();
  const { reminder, time, weekdays } = form.values;
  const wrong = form.errorOf('reminder');
  const nameOf = (day: number) =>
    format.dateTime(new Date(MONDAY + (day - 1) * DAY_MS), { weekday: 'short', timeZone: 'UTC' });
  const toggle = (day: number) =>
    form.set({
      weekdays: WEEKDAYS.filter((one) => (one === day ? !weekdays.includes(day) : weekdays.includes(one))),
      reminder,
    });
  return (
    <>
      <Switch
        label={t('reminder')}
        hint={t('reminderHint')}
        checked={reminder}
        onChange={(on) => form.set({ reminder: on })}
      />
      {reminder ? (
        <div className={s.reminder}>
          <TextField
            label={t('time')}
            type="time"
            name="time"
            value={time}
            onChange={({ target }) => form.set({ time: target.value, reminder })}
          />
          <fieldset className={s.weekdays} aria-describedby={wrong ? error : undefined}>
            <legend className="yg-sub">{t('weekdays')}</legend>
            {WEEKDAYS.map((day) => (
              <label key={day} className={s.weekday}>
                <input
                  className="yg-over"
                  type="checkbox"
                  name="weekday"
                  checked={weekdays.includes(day)}
                  aria-invalid={wrong ? true : undefined}
                  aria-describedby={wrong ? error : undefined}
                  onChange={() => toggle(day)}
                />
                <span>{nameOf(day)}</span>
              </label>
            ))}
          </fieldset>
          {zone ? <p className="yg-note">{t('zone', { zone: zoneName(zone, language) })}</p> : null}
          {wrong ? (
            <p className={p.wrong} id={error} role="alert">
              {wrong}
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
