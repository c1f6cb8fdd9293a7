import { CalmNotice } from '../shell/calm-notice.tsx';
import type { JournalView } from './view.ts';

interface KeptNoticeProps {
  readonly view: JournalView;
  /** The feature's own words, for somebody with an account and without. */
  readonly words: (key: 'memory' | 'memoryVisitor') => string;
}

/** Told calmly where the device keeps nothing: what is written is there only as long as the page is open. */
export function KeptNotice({ view, words }: KeptNoticeProps) {
  if (!view.inMemory) return null;
  return <CalmNotice>{words(view.owner === '' ? 'memoryVisitor' : 'memory')}</CalmNotice>;
}
