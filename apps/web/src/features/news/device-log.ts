import { storedList } from '../../shared/storage/stored-list.ts';

/** An entry as apps of this kind have always kept it; `last_time` is milliseconds since 1970. */
export interface DeviceEntry {
  readonly article_id: string;
  readonly last_time: number;
}

function isEntry(value: unknown): value is DeviceEntry {
  const entry = value as Partial<DeviceEntry> | null;
  return typeof entry?.article_id === 'string' && typeof entry.last_time === 'number';
}

const log = storedList<DeviceEntry>({
  key: 'readNewsLog',
  most: 100,
  isItem: isEntry,
  idOf: (entry) => entry.article_id,
});

/** What was read on this device by who is not logged in, the last first. */
export const { forgetAll: forgetDeviceLog, useItems: useDeviceLog } = log;

/** Puts an article first, with the moment it was read. */
export function noteOnDevice(id: string, at: number): void {
  log.forget(id);
  log.keep({ article_id: id, last_time: at });
}
