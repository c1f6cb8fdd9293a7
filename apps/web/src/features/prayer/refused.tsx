import { PRAYER_SAVE, readPrayerData } from '@yuanguang/contract/rules/prayer';
import { useTranslations } from 'use-intl';
import { RefusedNotice } from '../../shared/journal/refused-notice.tsx';
import type { JournalView } from '../../shared/journal/view.ts';
import { KINDS, type Prayer } from './prayers.ts';

/** Prayers that the account did not take, or not back among the open ones, and why. */
export function Refused({ view, prayers }: { view: JournalView; prayers: readonly Prayer[] | undefined }) {
  const t = useTranslations('prayer.refused');
  const refused = view.refused.filter(({ kind }) => KINDS.includes(kind));
  const texts = refused.flatMap(({ kind, subject, data }) => {
    const read = kind === PRAYER_SAVE ? readPrayerData(data) : undefined;
    if (read && 'prayer' in read) return [read.prayer.text];
    return prayers?.find(({ id }) => id === subject)?.text ?? [];
  });
  const tooMany = refused.some(({ code }) => code === 'prayer-too-many');
  return (
    <RefusedNotice refused={refused} dismissLabel={t('dismiss')}>
      <p>{t(tooMany ? 'tooMany' : 'other', { texts: [...new Set(texts)].join(' · ') })}</p>
    </RefusedNotice>
  );
}
