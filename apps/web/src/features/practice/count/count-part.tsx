import { Button, Tag } from '@yuanguang/ui';
import { HistoryIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Practice } from '../practices.ts';
import { Beads } from './beads.tsx';
import { CorrectionSheet } from './correction-sheet.tsx';
import s from './count.module.css';
import { useCounting } from './use-counting.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The place to tap with today's count in it; nothing here hurries. */
export function CountPart({ practice }: { practice: Practice }) {
  const t = useTranslations('practice.count');
  const format = useFormatter();
  const { count, takeBack, mayTakeBack, spoken } = useCounting(practice);
  const [correcting, setCorrecting] = useState(false);
  useWakeLock();
  const { title, target, paused, total } = practice;
  const reached = target !== null && total.today >= target;
  return (
    <div className={s.counting}>
      <h2 className={s.name}>
        {title}
        {paused ? <Tag>{t('paused')}</Tag> : null}
      </h2>
      <button
        type="button"
        className={s.tap}
        aria-label={t('tapLabel', { title })}
        onClick={count}
        // A key that is held counts once.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <Beads fraction={target === null ? undefined : Math.min(1, total.today / target)} />
        <span className={s.inside}>
          <b className={s.today}>{format.number(total.today)}</b>
          <span className="yg-note">{t('tap')}</span>
        </span>
      </button>
      <p className={s.state} data-reached={reached || undefined}>
        {reached ? t('reached', { target }) : target === null ? t('noTarget') : t('target', { target })}
      </p>
      <p className="yg-sr" role="status">
        {spoken}
      </p>
      <div className={s.below}>
        <p className="yg-note">{t('total', { count: total.all })}</p>
        <Button icon={<HistoryIcon />} disabled={!mayTakeBack} onClick={takeBack}>
          {t('takeBack')}
        </Button>
        <Button variant="link" onClick={() => setCorrecting(true)}>
          {t('correct')}
        </Button>
      </div>
      <CorrectionSheet practice={practice} open={correcting} onClose={() => setCorrecting(false)} />
    </div>
  );
}
