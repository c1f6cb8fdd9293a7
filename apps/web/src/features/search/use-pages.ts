import { CONTENTS_GROUPS } from '../../shared/feature/define-feature.ts';
import { type MenuItem, useMenus } from '../../shared/feature/use-menu.ts';

/** Wherever the features offer their pages, the contents first: what stands in several is found once. */
const MENUS = [
  ...CONTENTS_GROUPS.map((group) => `contents.${group}` as const),
  'userCentre.grid',
  'userCentre.list',
  'tabs',
] as const;

/** The pages that this person may open, each once. */
export function usePages(): readonly MenuItem[] {
  const items = useMenus(MENUS).flat();
  const seen = new Set<string>();
  return items.filter(({ href }) => !seen.has(href) && seen.add(href));
}
