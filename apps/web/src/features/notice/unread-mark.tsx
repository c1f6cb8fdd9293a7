import { useTranslations } from 'use-intl';
import s from './notice.module.css';
import { unreadOf, useInbox } from './use-inbox.ts';

/** At the end of the menu's entry: how many notices are not read yet; nothing when there are none. The page's words come later. */
export default function UnreadMark() {
  const t = useTranslations('shell.nav');
  const unread = unreadOf(useInbox().data);
  return unread > 0 ? <span className={s.count}>{t('unread', { count: unread })}</span> : null;
}
