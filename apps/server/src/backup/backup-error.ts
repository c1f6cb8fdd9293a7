import { StartError } from '../lib/start-error.ts';

/** A backup cannot be made, read or restored, for a reason that a person can act on: shown alone, without a stack. */
export class BackupError extends StartError {
  constructor(message: string, cause?: unknown) {
    super(message, cause);
    this.name = 'BackupError';
  }
}
