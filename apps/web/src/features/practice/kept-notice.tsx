import { useTranslations } from 'use-intl';
import type { JournalView } from '../../shared/journal/view.ts';
import { CalmNotice } from '../../shared/shell/calm-notice.tsx';

/** Told calmly where the device keeps nothing: counting goes on, but only as long as the page is open. */
export function KeptNotice({ view }: { view: JournalView }) {
  const t = useTranslations('practice.kept');
  if (!view.inMemory) return null;
  return <CalmNotice>{t(view.owner === '' ? 'memoryVisitor' : 'memory')}</CalmNotice>;
}
