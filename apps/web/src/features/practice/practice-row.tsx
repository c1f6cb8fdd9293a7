import { Tag } from '@yuanguang/ui';
import type { CSSProperties } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { WithDays } from '../../shared/i18n/with-days.tsx';
import s from './list.module.css';
import type { Practice } from './practices.ts';
import { countHref } from './routes.ts';

/** One practice with its counts; the whole row leads to counting. */
export function PracticeRow({ practice, today }: { practice: Practice; today: string }) {
  const t = useTranslations('practice.row');
  const format = useFormatter();
  const { id, title, target, paused, total } = practice;
  // A temple's day is a date, the same wherever it is read.
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' });
  const last = total.last === '' ? '' : total.last === today ? t('lastToday') : day(total.last);
  return (
    <li>
      <a className={s.row} href={countHref(id)}>
        <span className={s.head}>
          <b className={s.title}>{title}</b>
          {paused ? (
            <Tag>{t('paused')}</Tag>
          ) : target !== null && total.today >= target ? (
            <Tag tone="gold">{t('reached')}</Tag>
          ) : null}
        </span>
        <span className={s.figures}>
          <span>
            {t.rich('today', { count: total.today, b: (text) => <b className={s.figure}>{text}</b> })}
            {target === null ? null : <small>{t('target', { target })}</small>}
          </span>
          <small>
            {total.last === '' ? (
              t('never')
            ) : (
              <WithDays text={t('total', { count: total.all, last })} days={[last]} />
            )}
          </small>
        </span>
        {target === null ? null : (
          <i
            className={s.progress}
            style={{ '--part': Math.min(1, total.today / target) } as CSSProperties}
            aria-hidden="true"
          />
        )}
      </a>
    </li>
  );
}
