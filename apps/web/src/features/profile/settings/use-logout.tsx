import { useAsk } from '@yuanguang/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leave } from './leave.ts';

/** Logging out asks once: what to call, whether it is under way, and the dialog to put into the page. */
export function useLogout(): readonly [logOut: () => void, leaving: boolean, dialog: ReactNode] {
  const t = useTranslations('profile.settings');
  const [ask, dialog] = useAsk();
  const [leaving, setLeaving] = useState(false);

  async function logOut() {
    const sure = await ask({
      title: t('logoutTitle'),
      body: t('logoutText'),
      confirmLabel: t('logout'),
      cancelLabel: t('stay'),
    });
    if (!sure) return;
    setLeaving(true);
    await leave();
  }

  return [() => void logOut(), leaving, dialog];
}
