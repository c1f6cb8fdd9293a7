import { DayRows, Door, Section } from '@yuanguang/ui';
import { type CSSProperties, useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { storedText } from '../../shared/storage/stored.ts';
import { useCounting } from './count/use-counting.ts';
import s from './home.module.css';
import type { Practice } from './practices.ts';
import { countHref, listHref, newHref } from './routes.ts';
import { usePractices } from './use-practices.ts';

/** How many rows there were the last time: their place is held until the device's journal is read. */
const keptRows = storedText('localStorage', 'yuanguang.practice-rows');

/** On the home page: one tap counts one's first practice, and below stands what today holds. Works without a network. */
export default function PracticeHomePart() {
  const t = useTranslations('practice.home');
  const { practices } = usePractices();
  const inUse = practices?.filter(({ paused }) => !paused);
  const first = inUse?.[0];
  const rows = inUse?.length ?? Number(keptRows.read() ?? 0);
  const isRead = inUse !== undefined;
  useEffect(() => {
    if (isRead) keptRows.write(rows > 0 ? String(rows) : undefined);
  }, [isRead, rows]);
  return (
    <div className={s.home}>
      {first ? (
        <CountDoor key={first.id} practice={first} />
      ) : (
        <Door
          title={t('open')}
          label={t('openLabel')}
          href={inUse ? newHref : listHref}
          note={isRead || rows === 0 ? t('invitation') : undefined}
        />
      )}
      {rows > 0 ? <Today practices={inUse} rows={rows} /> : null}
    </div>
  );
}

function CountDoor({ practice }: { practice: Practice }) {
  const t = useTranslations('practice.home');
  const format = useFormatter();
  const { count, spoken } = useCounting(practice);
  return (
    <div>
      <Door
        title={t('count')}
        label={t('countLabel', { title: practice.title })}
        figure={format.number(practice.total.today)}
        note={practice.title}
        onClick={count}
      />
      <p className="yg-sr" role="status">
        {spoken}
      </p>
    </div>
  );
}

/** Today's practice, one row each; a seal is pressed where the day's goal, or anything without one, is done. */
function Today({ practices, rows }: { practices: readonly Practice[] | undefined; rows: number }) {
  const t = useTranslations('practice.home');
  return (
    <Section title={t('today')} id="practice" note={<a href={listHref}>{t('all', { count: rows })}</a>}>
      {practices ? (
        <DayRows
          label={t('today')}
          rows={practices.map(({ id, title, target, total }) => {
            const done = total.today >= (target ?? 1);
            return {
              id,
              href: countHref(id),
              title,
              done,
              note:
                target === null ? t('done', { count: total.today }) : t('of', { count: total.today, target }),
              end: done ? t('complete') : t(total.today > 0 ? 'goOn' : 'begin'),
            };
          })}
        />
      ) : (
        <div className={s.rowsPending} style={{ '--rows': rows } as CSSProperties} data-pending />
      )}
    </Section>
  );
}
