import { StartError } from './start-error.ts';

/** The words of a command are not right: the message is how it is written, and it ends with 2. */
export class UsageError extends StartError {}
