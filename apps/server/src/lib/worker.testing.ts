import { threadId } from 'node:worker_threads';
import { answerTasks } from './worker-thread.ts';

export type Task = number | 'fail' | 'die' | 'die-when-idle' | 'hang';

/** In a thread: doubles a number and says which thread it is, or comes to grief as asked. */
answerTasks((task: Task) => {
  if (task === 'fail') throw new Error('asked to fail');
  if (task === 'die') process.exit(1);
  if (task === 'die-when-idle') setImmediate(() => process.exit(1));
  while (task === 'hang');
  return { thread: threadId, double: Number(task) * 2 };
});
