import { hashSync, type Options, verifySync } from '@node-rs/argon2';
import { answerTasks } from '../../../lib/worker-thread.ts';

export type HashTask =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: Options }
  | { readonly kind: 'verify'; readonly password: string; readonly stored: string };

answerTasks((task: HashTask) =>
  task.kind === 'hash' ? hashSync(task.password, task.cost) : verifySync(task.stored, task.password),
);
