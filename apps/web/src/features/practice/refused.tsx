import { PRACTICE_SAVE, readPracticeData } from '@yuanguang/contract/rules/practice';
import { Button } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { journal } from '../../shared/journal/journal.ts';
import type { JournalView } from '../../shared/journal/view.ts';
import { CalmNotice } from '../../shared/shell/calm-notice.tsx';

/** Practices that the account did not take, by title, and why; until it was read and put away. */
export function Refused({ view }: { view: JournalView }) {
  const t = useTranslations('practice.refused');
  const refused = view.refused.flatMap((entry) => {
    const read = entry.kind === PRACTICE_SAVE ? readPracticeData(entry.data) : undefined;
    return read && 'practice' in read ? [{ ...entry, title: read.practice.title }] : [];
  });
  if (refused.length === 0) return null;
  const tooMany = refused.some(({ code }) => code === 'practice-too-many');
  return (
    <CalmNotice grave>
      <p>{t(tooMany ? 'tooMany' : 'other', { titles: refused.map(({ title }) => title).join(' · ') })}</p>
      <Button variant="link" onClick={() => void journal.dismiss(refused)}>
        {t('dismiss')}
      </Button>
    </CalmNotice>
  );
}
