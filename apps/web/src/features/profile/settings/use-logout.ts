import { useAsk } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { leave } from './leave.ts';

/** Logging out asks once: what to call, and whether it is under way. */
export function useLogout(): readonly [logOut: () => void, leaving: boolean] {
  const t = useTranslations('profile.settings');
  const ask = useAsk();
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

  return [() => void logOut(), leaving];
}
