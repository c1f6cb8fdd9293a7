import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CONTENTS_GROUPS } from './define-feature.ts';
import { type MenuItem, useMenus } from './use-menu.ts';

const MENUS = CONTENTS_GROUPS.map((group) => `contents.${group}` as const);

export interface ContentsPart {
  readonly id: (typeof CONTENTS_GROUPS)[number];
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** Everything the app has for this person, as a book's contents: the groups that have an entry, with their entries. */
export function useContents(): readonly ContentsPart[] {
  const t = useTranslations('shell.contents');
  const menus = useMenus(MENUS);
  return useMemo(
    () =>
      CONTENTS_GROUPS.map((id, index) => ({ id, title: t(id), items: menus[index] ?? [] })).filter(
        ({ items }) => items.length > 0,
      ),
    [t, menus],
  );
}
