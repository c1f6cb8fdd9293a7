/**
 * What a page is called in tables and pictures: the end of its path, the folder's name where that is `index`
 * (`/pages/muyu/index`), and `index` for the entry page.
 */
export function pageName(path: string): string {
  const [folder = 'index', last = folder] = path.split('/').filter(Boolean).slice(-2);
  return last === 'index' ? folder : last;
}
