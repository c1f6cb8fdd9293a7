import type { ModuleName } from '@yuanguang/contract/default-config';
import type { NavItem } from '@yuanguang/ui';
import { createContext, useContext, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { isShownTo } from '../account/roles.ts';
import { useAccount } from '../account/use-account.ts';
import { useConfig } from '../config/use-config.ts';
import { toHash } from '../router/address.ts';
import type { Menu, MenuEntry } from './define-feature.ts';

/** The entries of all features, in order. */
export const MenuContext = createContext<readonly MenuEntry[]>([]);

export interface MenuItem extends NavItem {
  readonly module: ModuleName;
  readonly Mark: MenuEntry['Mark'];
}

/** What a menu offers this person now: entries of modules that are switched off, or meant for others, are left out. */
export function useMenu(menu: Menu): readonly MenuItem[] {
  const entries = useContext(MenuContext);
  const t = useTranslations();
  const account = useAccount();
  const { modules } = useConfig();
  return useMemo(
    () =>
      entries
        .filter(
          (entry) =>
            entry.menu === menu && modules[entry.module] && isShownTo(entry.audience ?? 'all', account),
        )
        .map(({ id, feature, module, path, search, icon, Mark }) => ({
          id: `${feature}.${id}`,
          label: t(`${feature}.menu.${id}`),
          href: toHash({ to: path, search }),
          icon,
          module,
          Mark,
        })),
    [entries, menu, t, account, modules],
  );
}
