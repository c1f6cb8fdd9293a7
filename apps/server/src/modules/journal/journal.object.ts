import { journal } from '@yuanguang/contract/objects/journal';
import type { Context } from '../../lib/context.ts';
import { type Implementation, implement } from '../../lib/implement.ts';
import { append } from './append.ts';
import type { JournalContext, JournalTools } from './journal-context.ts';
import { since } from './since.ts';

/** The functions behind the cloud object `journal`. */
export function journalObject(tools: JournalTools): Implementation {
  const on =
    <Input, Output>(operation: (ctx: JournalContext, input: Input) => Promise<Output>) =>
    (ctx: Context, input: Input) =>
      operation({ ...ctx, ...tools }, input);
  return implement(journal, { append: on(append), since: on(since) });
}
