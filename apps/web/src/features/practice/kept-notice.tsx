import { InfoIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import type { JournalView } from '../../shared/journal/view.ts';
import s from './practice.module.css';

/** Told calmly where the device keeps nothing: counting goes on, but only as long as the page is open. */
export function KeptNotice({ view }: { view: JournalView }) {
  const t = useTranslations('practice.kept');
  if (!view.inMemory) return null;
  return (
    <p className={s.notice} role="status">
      <InfoIcon />
      <span>{t(view.owner === '' ? 'memoryVisitor' : 'memory')}</span>
    </p>
  );
}
