import { systemNow } from '@yuanguang/cloud';
import { createEmitter } from '@yuanguang/ui/emitter';

/* Calls may wait before the app and its messages are there: what is to be told is kept until somebody can tell it. */

const changes = createEmitter();
/** Until when calls wait, milliseconds since 1970. */
let until = 0;

/** A call waits so many seconds, because too many visitors came at once. */
export function noteBusy(seconds: number): void {
  until = Math.max(until, systemNow() + seconds * 1_000);
  changes.emit();
}

export const onBusy = changes.subscribe;
export const isWaiting = (): boolean => systemNow() < until;
