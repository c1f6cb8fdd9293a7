import { journal } from '@yuanguang/contract/objects/journal';
import { type Implementation, implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import { append } from './append.ts';
import type { JournalTools } from './journal-context.ts';
import { since } from './since.ts';

/** The functions behind the cloud object `journal`. */
export function journalObject(tools: JournalTools): Implementation {
  const on = operationsWith(tools);
  return implement(journal, { append: on(append), since: on(since) });
}
