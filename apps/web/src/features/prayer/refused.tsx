import { PRAYER_SAVE, readPrayerData } from '@yuanguang/contract/rules/prayer';
import { Button } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { journal } from '../../shared/journal/journal.ts';
import type { JournalView } from '../../shared/journal/view.ts';
import { CalmNotice } from '../../shared/shell/calm-notice.tsx';
import { KINDS, type Prayer } from './prayers.ts';

/** Prayers that the account did not take, or not back among the open ones, and why; until it was read and put away. */
export function Refused({ view, prayers }: { view: JournalView; prayers: readonly Prayer[] | undefined }) {
  const t = useTranslations('prayer.refused');
  const refused = view.refused.filter(({ kind }) => KINDS.includes(kind));
  if (refused.length === 0) return null;
  const texts = refused.flatMap(({ kind, subject, data }) => {
    const read = kind === PRAYER_SAVE ? readPrayerData(data) : undefined;
    if (read && 'prayer' in read) return [read.prayer.text];
    return prayers?.find(({ id }) => id === subject)?.text ?? [];
  });
  const tooMany = refused.some(({ code }) => code === 'prayer-too-many');
  return (
    <CalmNotice grave>
      <p>{t(tooMany ? 'tooMany' : 'other', { texts: [...new Set(texts)].join(' · ') })}</p>
      <Button variant="link" onClick={() => void journal.dismiss(refused)}>
        {t('dismiss')}
      </Button>
    </CalmNotice>
  );
}
