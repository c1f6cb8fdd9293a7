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

/** What menus offer this person now: entries of modules that are switched off, or meant for others, are left out. */
function useOffered(): (menu: Menu) => readonly MenuItem[] {
  const entries = useContext(MenuContext);
  const t = useTranslations();
  const account = useAccount();
  const config = useConfig();
  return useMemo(
    () => (menu: Menu) =>
      entries
        .filter(
          (entry) =>
            entry.menu === menu &&
            config.modules[entry.module] &&
            (entry.when?.(config) ?? true) &&
            isShownTo(entry.audience ?? 'all', account),
        )
        .map(({ id, feature, module, path, search, icon, Mark }) => ({
          id: `${feature}.${id}`,
          label: t(`${feature}.menu.${id}`),
          href: toHash({ to: path, search }),
          icon,
          module,
          Mark,
        })),
    [entries, t, account, config],
  );
}

/** The items of one menu. */
export function useMenu(menu: Menu): readonly MenuItem[] {
  const offered = useOffered();
  return useMemo(() => offered(menu), [offered, menu]);
}

/** The items of several menus, in their order; `menus` is one list for all renderings. */
export function useMenus(menus: readonly Menu[]): readonly (readonly MenuItem[])[] {
  const offered = useOffered();
  return useMemo(() => menus.map(offered), [offered, menus]);
}
