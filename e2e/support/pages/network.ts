import { vi } from 'vitest';
import { calledMethod, type Failure, failedAnswer } from '../failures.ts';
import { WAIT } from './locator.ts';

/** The network of a page that is rendered without a browser: the real server answers, unless a call is made to fail. */
export function failingNetwork() {
  const failures = new Map<string, Failure>();
  const changes = new Map<string, Change>();
  const left: string[] = [];
  const answered: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const name = String(input).endsWith('/client') ? calledMethod(init?.body as string | null) : undefined;
    if (name === undefined) return real(input, init);
    left.push(name);
    const failure = failures.get(name);
    const change = changes.get(name);
    const answer =
      failure !== undefined
        ? fail(failure, init?.signal)
        : real(input, init).then((response) => (change ? changed(response, change) : response));
    return answer.finally(() => answered.push(name));
  };
  return {
    /** From now on calls of `name`, such as `sponsor.books`, fail like this. */
    fails: (name: string, failure: Failure) => void failures.set(name, failure),
    /** The same, while `work` makes the page call it: until that call has ended. */
    async during(name: string, failure: Failure, work: () => Promise<void>): Promise<void> {
      const before = count(answered, name);
      failures.set(name, failure);
      await work();
      await vi.waitFor(() => {
        if (count(answered, name) === before) throw new Error(`${name} was not called`);
      }, WAIT);
    },
    /** From now on the real answers to calls of `name` are changed on the way back. */
    changes: (name: string, change: Change) => void changes.set(name, change),
    restore: (name?: string) => void (name === undefined ? failures.clear() : failures.delete(name)),
    /** How many calls of `name` have left, and how many of them have come to an end. */
    calls: (name: string) => count(left, name),
    answered: (name: string) => count(answered, name),
    close() {
      globalThis.fetch = real;
    },
  };
}
type Change = (answer: Record<string, unknown>) => Record<string, unknown>;

async function changed(response: Response, change: Change): Promise<Response> {
  const { data, ...rest } = (await response.json()) as { data: Record<string, unknown> };
  return Response.json({ ...rest, data: change(data) });
}

const count = (names: readonly string[], name: string) => names.filter((one) => one === name).length;

export type Network = ReturnType<typeof failingNetwork>;

function fail(failure: Failure, signal: AbortSignal | null | undefined): Promise<Response> {
  if (failure === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
  if (failure === 'hangs') {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  }
  const { status, contentType, body } = failedAnswer(failure);
  return Promise.resolve(new Response(body, { status, headers: { 'content-type': contentType } }));
}
