import { createEmitter } from '@yuanguang/ui/emitter';

/** Sheets of the shell: how to read, the same asked once on the first visit, how to keep the app on the phone. */
export type ShellSheet = 'reading' | 'first' | 'keep';

let wanted: ShellSheet = 'reading';
const asked = createEmitter();

/** A sheet is asked for from anywhere and shown by the shell. */
export function openSheet(sheet: ShellSheet): void {
  wanted = sheet;
  asked.emit();
}

/** The sheet "text and language", from any page. */
export const openReadingSheet = (): void => openSheet('reading');

export const onSheet = (listener: (sheet: ShellSheet) => void) => asked.subscribe(() => listener(wanted));
