import type { Page, Request, Route } from '@playwright/test';
import { calledMethod, type Failure, failedAnswer } from './failures.ts';
import type { Problems } from './test.ts';

/** What happens to a call on its way: it fails, or the real answer is changed. */
export type Interception = Failure | ((answer: Record<string, unknown>) => Record<string, unknown>);

/** Name of the cloud object's method that a request calls; undefined for anything else. */
function callOf(request: Request): string | undefined {
  if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/client') return undefined;
  return calledMethod(request.postData());
}

/** From now on calls of `name` (or any call, for `*`) fail, or are answered by the real gateway and changed on the way back. */
export async function interceptCall(page: Page, name: string, what: Interception): Promise<void> {
  await page.route('**/client', (route) => {
    const call = callOf(route.request());
    if (call === undefined || (name !== '*' && call !== name)) return route.fallback();
    return answer(route, what);
  });
}

async function answer(route: Route, what: Interception): Promise<void> {
  if (what === 'hangs') return; // Neither answered nor given up: the page waits.
  if (what === 'lost') return route.abort('failed');
  if (typeof what !== 'function') return route.fulfill(failedAnswer(what));
  const response = await route.fetch();
  const { data, ...rest } = (await response.json()) as { data: Record<string, unknown> };
  return route.fulfill({ response, json: { ...rest, data: what(data) } });
}

/** Counts the calls of `name` that leave the page. */
export function countCalls(page: Page, name: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (callOf(request) === name) count += 1;
  });
  return () => count;
}

/** The network between page and gateway, on which any call can be made to fail, again and again, until told otherwise. */
export async function failingNetwork(page: Page, problems: Problems) {
  const failures = new Map<string, Failure>();
  await page.route('**/client', (route) => {
    const failure = failures.get(callOf(route.request()) ?? '');
    return failure === undefined ? route.fallback() : answer(route, failure);
  });
  // What the browser itself remarks about them.
  problems.expect(/^console error: Failed to load resource: .*(?:ERR_FAILED|502)/);
  problems.expect(/^request failed: .*\/client |^answer 502: .*\/client$/);
  return {
    /** From now on calls of `name`, such as `sponsor.books`, fail like this. */
    fails: (name: string, failure: Failure) => void failures.set(name, failure),
    restore: (name?: string) => void (name === undefined ? failures.clear() : failures.delete(name)),
  };
}
