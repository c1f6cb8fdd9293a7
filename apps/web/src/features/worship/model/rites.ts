import type { BuddhaId } from '@yuanguang/contract/buddhas';
import { createEmitter } from '@yuanguang/ui/emitter';
import type { Stored } from '../../../shared/storage/stored.ts';
import {
  beginRite,
  type RiteEntry,
  type RiteEvent,
  type RiteState,
  readRiteState,
  riteAfter,
} from './rite.ts';

export interface KeptRite {
  /** The uid of the account, '' for a visitor. */
  readonly owner: string;
  readonly rite: RiteState;
}

/** Where somebody worships. */
export interface RitePlace {
  readonly owner: string;
  readonly place: string;
  readonly to: BuddhaId;
}

/** Reads what was kept of a rite; undefined for anything else. */
export function readKeptRite(value: unknown): KeptRite | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { owner, rite } = value as Partial<Record<keyof KeptRite, unknown>>;
  const read = readRiteState(rite);
  return typeof owner === 'string' && read ? { owner, rite: read } : undefined;
}

/**
 * The rites of this visit, one for each place and Buddha; the one that was gone on with last outlives the document.
 * `enter` writes into the journal.
 */
export function createRites(stored: Stored<KeptRite>, enter: (entries: readonly RiteEntry[]) => void) {
  const changes = createEmitter();
  const rites = new Map<string, KeptRite>();
  const keyOf = ({ place, to }: Omit<RitePlace, 'owner'>): string => `${place} ${to}`;
  /** A visitor who logs in goes on with theirs; of somebody else nothing is shown. */
  const isOf = (kept: KeptRite | undefined, { owner }: RitePlace): kept is KeptRite =>
    kept !== undefined && (kept.owner === owner || kept.owner === '');

  /** The same object until something is done. */
  function read(at: RitePlace): RiteState {
    const known = rites.get(keyOf(at));
    if (isOf(known, at)) return known.rite;
    const kept = stored.read();
    const isHere = isOf(kept, at) && keyOf(kept.rite) === keyOf(at);
    const rite = isHere ? kept.rite : beginRite(at.place, at.to);
    rites.set(keyOf(at), { owner: at.owner, rite });
    return rite;
  }

  function put({ owner }: RitePlace, rite: RiteState): void {
    rites.set(keyOf(rite), { owner, rite });
    stored.write(rite.step === 'done' ? undefined : { owner, rite });
    changes.emit();
  }

  return {
    subscribe: changes.subscribe,
    read,
    act(at: RitePlace, event: RiteEvent): void {
      const before = read(at);
      const { state, entries } = riteAfter(before, event);
      if (state === before) return;
      // First the step, then its entries: a second tap, or a reload, finds the step done.
      put(at, state);
      if (entries.length > 0) enter(entries);
    },
    /** Begins anew, after the end or in between. */
    again: (at: RitePlace): void => put(at, beginRite(at.place, at.to)),
  };
}
