import { afterEach, describe, expect, it, vi } from 'vitest';
import { QueueFull } from './limits/semaphore.ts';
import type { Task } from './worker.testing.ts';
import { createWorkerThread } from './worker-thread.ts';

const thread = () =>
  createWorkerThread<Task, { readonly thread: number; readonly double: number }>(
    new URL('./worker.testing.ts', import.meta.url),
  );

afterEach(() => void vi.useRealTimers());

describe('A worker thread', () => {
  it('answers many tasks, each its own, all in the one thread that is not the asking one', async () => {
    const ask = thread();
    const answers = await Promise.all([1, 2, 3].map((number) => ask(number)));
    expect(answers.map(({ double }) => double)).toEqual([2, 4, 6]);
    expect(new Set(answers.map(({ thread }) => thread)).size).toBe(1);
  });

  it('tells what a task failed by, and answers the next in the same thread', async () => {
    const ask = thread();
    const before = await ask(1);
    await expect(ask('fail')).rejects.toThrow('asked to fail');
    expect((await ask(1)).thread).toBe(before.thread);
  });

  it('that dies fails the task under way; those that wait are answered by a new one', async () => {
    const ask = thread();
    const before = await ask(1);
    const [died, next] = await Promise.allSettled([ask('die'), ask(2)]);
    expect(died).toMatchObject({ status: 'rejected', reason: { message: 'the thread ended' } });
    expect(next).toMatchObject({ status: 'fulfilled', value: { double: 4 } });
    expect((await ask(1)).thread).not.toBe(before.thread);
  });

  it('that dies with nothing to do is replaced', async () => {
    const ask = thread();
    const before = await ask('die-when-idle');
    await vi.waitFor(async () => expect((await ask(1)).thread).not.toBe(before.thread));
  });

  it('that hangs is ended after five minutes, and a new one answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ask = thread();
    const hangs = expect(ask('hang')).rejects.toThrow('took too long');
    await vi.advanceTimersByTimeAsync(300_000);
    await hangs;
    const next = ask(4);
    // The rest after a task is a timer, too.
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await next).double).toBe(8);
  });

  it('refuses at once what finds 64 waiting', async () => {
    const ask = thread();
    const answers = await Promise.allSettled(Array.from({ length: 70 }, (_, number) => ask(number)));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const answer of refused) expect(answer).toMatchObject({ reason: expect.any(QueueFull) });
  });
});
