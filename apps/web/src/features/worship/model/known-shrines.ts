import type { FamilyShrine } from '@yuanguang/contract/objects/worship';
import { type Arrangement, cleanArrangement } from '@yuanguang/contract/rules/shrine';
import { isFamilyShrine } from '@yuanguang/contract/rules/worship';
import { storedValue } from '../../../shared/storage/stored.ts';

/** What a device without a network must know of a family's shrine so that something can be offered in it; no member's name. */
export type KnownShrine = Pick<FamilyShrine, 'id' | 'name'> & { readonly arrangement: Arrangement };

interface Known {
  readonly uid: string;
  readonly shrines: readonly KnownShrine[];
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Reads what was kept, leaving out what it does not know; undefined for what is nothing of the kind. */
function readKnown(value: unknown): Known | undefined {
  const { uid, shrines } = fieldsOf(value);
  if (typeof uid !== 'string' || !Array.isArray(shrines)) return undefined;
  return { uid, shrines: shrines.flatMap(readShrine) };
}

function readShrine(value: unknown): KnownShrine[] {
  const { id, name, arrangement } = fieldsOf(value);
  const read = cleanArrangement(fieldsOf(arrangement));
  if (typeof id !== 'string' || !isFamilyShrine(id) || typeof name !== 'string') return [];
  return read && 'value' in read ? [{ id, name, arrangement: read.value }] : [];
}

const stored = storedValue('localStorage', 'yuanguang.family-shrines', readKnown);

/** Those that this person was last told of on this device. Of another person nothing is told, and it is forgotten. */
export function knownShrines(uid: string): readonly KnownShrine[] {
  const known = stored.read();
  if (known === undefined) return [];
  if (uid !== '' && known.uid === uid) return known.shrines;
  stored.write(undefined);
  return [];
}

/** Keeps them for when there is no network. */
export function keepShrines(uid: string, shrines: readonly FamilyShrine[]): void {
  stored.write({ uid, shrines: shrines.map(({ id, name, arrangement }) => ({ id, name, arrangement })) });
}
