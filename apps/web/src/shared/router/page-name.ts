/** Ends of paths that several features have. */
const COMMON = new Set(['one', 'edit', 'register', 'find']);

/**
 * What a page is called in tables and pictures: the end of its path, the folder's name where that is `index`
 * (`/pages/muyu/index`), both where several folders have one of that name, and `index` for the entry page.
 */
export function pageName(path: string): string {
  const [folder = 'index', last = folder] = path.split('/').filter(Boolean).slice(-2);
  if (last === 'index') return folder;
  return COMMON.has(last) && folder !== last ? `${folder}-${last}` : last;
}
