import type { Findable } from '../../shared/feature/search-source.ts';
import { journal } from '../../shared/journal/journal.ts';
import { isRead, KINDS, prayersOf } from './prayers.ts';
import { oneHref } from './routes.ts';

/** One's own prayers, as this device has them. */
export async function ownFindables(): Promise<readonly Findable[]> {
  await Promise.all(KINDS.map((kind) => journal.followKind(kind)));
  if (!isRead(journal.view())) await journal.refresh();
  return prayersOf(journal.view()).map(({ id, text, at }) => ({
    id,
    title: text.replaceAll('\n', ' '),
    at: new Date(at).toISOString(),
    href: oneHref(id),
  }));
}
