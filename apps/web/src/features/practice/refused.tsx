import { PRACTICE_SAVE, readPracticeData } from '@yuanguang/contract/rules/practice';
import { useTranslations } from 'use-intl';
import { RefusedNotice } from '../../shared/journal/refused-notice.tsx';
import type { JournalView } from '../../shared/journal/view.ts';

/** Practices that the account did not take, by title, and why. */
export function Refused({ view }: { view: JournalView }) {
  const t = useTranslations('practice.refused');
  const refused = view.refused.flatMap((entry) => {
    const read = entry.kind === PRACTICE_SAVE ? readPracticeData(entry.data) : undefined;
    return read && 'practice' in read ? [{ ...entry, title: read.practice.title }] : [];
  });
  const tooMany = refused.some(({ code }) => code === 'practice-too-many');
  const titles = refused.map(({ title }) => title).join(' · ');
  return (
    <RefusedNotice refused={refused} dismissLabel={t('dismiss')}>
      <p>{t(tooMany ? 'tooMany' : 'other', { titles })}</p>
    </RefusedNotice>
  );
}
