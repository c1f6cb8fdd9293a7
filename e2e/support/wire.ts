import type { Page, Request, Route } from '@playwright/test';

/** What may happen to a call on its way. */
export type Fate = 'hangs' | 'fails' | ((answer: Record<string, unknown>) => Record<string, unknown>);

/** Name of the cloud object's method that a request calls, such as `sponsor.books`; undefined for anything else. */
export function callOf(request: Request): string | undefined {
  if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/client') return undefined;
  const body = request.postDataJSON() as { params?: string } | null;
  const params = JSON.parse(body?.params ?? '{}') as {
    functionTarget?: string;
    functionArgs?: { method?: string };
  };
  return params.functionTarget && `${params.functionTarget}.${params.functionArgs?.method}`;
}

/**
 * From now on calls of `name` (or any call, for `*`) hang, fail as without a network, or are answered by the real
 * gateway and changed on the way back.
 */
export async function meddle(page: Page, name: string, fate: Fate): Promise<void> {
  await page.route('**/client', (route) => {
    const call = callOf(route.request());
    if (call === undefined || (name !== '*' && call !== name)) return route.fallback();
    return suffer(route, fate);
  });
}

async function suffer(route: Route, fate: Fate): Promise<void> {
  if (fate === 'hangs') return; // Neither answered nor given up: the page waits.
  if (fate === 'fails') return route.abort('failed');
  const response = await route.fetch();
  const { data, ...rest } = (await response.json()) as { data: Record<string, unknown> };
  return route.fulfill({ response, json: { ...rest, data: fate(data) } });
}

/** Counts the calls of `name` that leave the page. */
export function countCalls(page: Page, name: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (callOf(request) === name) count += 1;
  });
  return () => count;
}
