import { createEmitter } from '@yuanguang/ui/emitter';

/** The sheet "text and language" is asked for from any page and shown by the shell. */
export const { emit: openReadingSheet, subscribe: onReadingSheet } = createEmitter();
