import { PAGE_SIZE } from '@yuanguang/contract/constants';
import type { MeritEntry } from '@yuanguang/contract/objects/merit';
import type { Leaf } from '@yuanguang/contract/rules/merit';
import { ownUid } from '../../lib/own-uid.ts';
import type { MeritContext } from './merit-context.ts';
import type { Before, Deed, MeritKind } from './merit-kind.ts';

interface Place {
  readonly at: Date;
  readonly kind: string;
  readonly id: string;
}
type Done = Deed & Place & { readonly leaf: Leaf | null };

/** What the caller has done, newest first, of all kinds or of those with one leaf. */
export async function timeline(
  ctx: MeritContext,
  { leaf, after }: { leaf: Leaf | null; after: string | null },
): Promise<{ entries: MeritEntry[]; next: string | null }> {
  const uid = ownUid(ctx);
  const place = after === null ? null : placeOf(after);
  const kinds = ctx.kinds().filter((kind) => leaf === null || kind.leaf === leaf);
  const found = await Promise.all(
    kinds.map(async (kind): Promise<Done[]> => {
      const before = place && beforeOf(ctx, kind, place);
      const deeds = await kind.deeds(ctx, uid, {
        before,
        limit: PAGE_SIZE + 1,
        language: ctx.caller.language,
      });
      return deeds.map((deed) => ({ ...deed, kind: kind.name, leaf: kind.leaf }));
    }),
  );
  const all = found.flat().sort(newestFirst);
  const page = all.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return { entries: page.map(entryOf), next: last && all.length > page.length ? cursorOf(last) : null };
}

const entryOf = ({ kind, id, leaf, day, at, title, text, page }: Done): MeritEntry => ({
  id: `${kind}/${id}/${at.getTime()}`,
  leaf,
  day,
  at: at.toISOString(),
  title,
  text,
  page,
});

const cursorOf = ({ at, kind, id }: Place): string => `${at.getTime()}/${kind}/${id}`;

function placeOf(cursor: string): Place {
  const [at = '', kind = '', id = ''] = cursor.split('/');
  return { at: new Date(Number(at)), kind, id };
}

/** Of the same moment the kinds stand in the order of their names. */
function beforeOf({ days }: MeritContext, { name }: MeritKind, { at, kind, id }: Place): Before {
  const day = days.of(at);
  if (name === kind) return { at, day, id };
  return { at, day, id: name < kind ? '~' : '' };
}

function newestFirst(one: Place, other: Place): number {
  const moment = other.at.getTime() - one.at.getTime();
  if (moment !== 0) return moment;
  const [a, b] = [`${one.kind}/${one.id}`, `${other.kind}/${other.id}`];
  return a < b ? 1 : -1;
}
