import { recordLook } from '../../lib/office/looks.ts';
import type { Chain } from './chain.ts';
import type { Doc } from './collection.ts';
import type { Run } from './run.ts';
import { isAdmin } from './scope.ts';

const namesOf = ({ source }: Chain): readonly string[] =>
  'names' in source ? source.names : source.temps.flatMap(namesOf);

/** Staff read documents in which something is sealed: written down before the answer goes out. */
export async function recordStaffLook(run: Run, chain: Chain, docs: readonly Doc[]): Promise<void> {
  if (!isAdmin(run.scope) || docs.length === 0) return;
  const sealed = namesOf(chain).filter((name) =>
    [...(run.registry.tables.get(name)?.fields.values() ?? [])].some(({ field }) => field.kind === 'sealed'),
  );
  if (sealed.length === 0) return;
  const ids = docs.map(({ _id }) => _id).filter((id) => typeof id === 'string');
  await recordLook(run.ctx, {
    who: `staff:${run.scope.uid}`,
    reason: `clientDB ${sealed.join(' ')}`,
    what: 'documents',
    subjects: ids.length > 0 ? ids : sealed,
  });
}
