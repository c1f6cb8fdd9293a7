import { createHash } from 'node:crypto';

/** The entry up to which a device has the journal. */
export interface Reached {
  readonly place: number;
  readonly replica: string;
  readonly number: number;
}

const CURSOR = /^([1-9]\d{0,14})-([0-9a-f]{16})$/;

/** A place, and which entry it is: after a backup was restored another one may come to stand there. */
export function cursorOf(uid: string, { place, replica, number }: Reached): string {
  const check = createHash('sha256').update(`${uid} ${place} ${replica} ${number}`).digest('hex');
  return `${place}-${check.slice(0, 16)}`;
}

/** The place that a cursor speaks of, to be compared with the one of its entry; undefined for what is none. */
export function placeOf(cursor: string): number | undefined {
  const place = CURSOR.exec(cursor)?.[1];
  return place === undefined ? undefined : Number(place);
}
