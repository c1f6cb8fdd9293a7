import { PRACTICE_SAVE, readPracticeData } from '@yuanguang/contract/rules/practice';
import { WarningIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import type { JournalView } from '../../shared/journal/view.ts';
import s from './practice.module.css';

/** Practices that the account did not take, by title, and why. */
export function Refused({ view }: { view: JournalView }) {
  const t = useTranslations('practice.refused');
  const titles = view.refused.flatMap(({ kind, data, code }) => {
    const read = kind === PRACTICE_SAVE ? readPracticeData(data) : undefined;
    return read && 'practice' in read ? [{ title: read.practice.title, code }] : [];
  });
  if (titles.length === 0) return null;
  const tooMany = titles.some(({ code }) => code === 'practice-too-many');
  return (
    <p className={s.notice} role="status">
      <WarningIcon />
      <span>
        {t(tooMany ? 'tooMany' : 'other', { titles: titles.map(({ title }) => title).join(' · ') })}
      </span>
    </p>
  );
}
