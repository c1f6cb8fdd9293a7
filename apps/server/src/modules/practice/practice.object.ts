import { practice } from '@yuanguang/contract/objects/practice';
import { type Implementation, implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import { listPractices } from './list-practices.ts';
import type { PracticeTools } from './practice-context.ts';

/** The functions behind the cloud object `practice`. */
export function practiceObject(tools: PracticeTools): Implementation {
  return implement(practice, { list: operationsWith(tools)(listPractices) });
}
