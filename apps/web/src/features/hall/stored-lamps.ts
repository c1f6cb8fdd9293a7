import { HALLS, type HallId } from '@yuanguang/contract/rules/tablet-kinds';
import { storedList } from '../../shared/storage/stored-list.ts';

/** What somebody without an account has lit on this device: enough to find it again, no name. */
export interface StoredLamp {
  /** Secret of its link. */
  readonly token: string;
  readonly hall: HallId;
}

const lamps = storedList<StoredLamp>({
  key: 'yuanguang.hall',
  most: 20,
  isItem: (value): value is StoredLamp =>
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    'hall' in value &&
    HALLS.some((hall) => hall === value.hall),
  idOf: ({ token }) => token,
});

export const {
  keep: storeLamp,
  forget: forgetLamp,
  forgetAll: forgetLamps,
  useItems: useStoredLamps,
} = lamps;
