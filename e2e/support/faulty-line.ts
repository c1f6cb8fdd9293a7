import type { Page, Route } from '@playwright/test';
import { ERROR_MESSAGES, type ErrorCode } from '@yuanguang/contract/errors';
import type { Language } from '@yuanguang/contract/languages';
import type { Problems } from './test.ts';
import { callOf } from './wire.ts';

/** How a call ends badly. */
export type Fault =
  /** No network, an answer that never comes, another's page instead of an answer, a server that broke down. */
  | 'lost'
  | 'hangs'
  | 'page'
  | 'broken'
  /** What a cloud object answers, as the gateway sends it. */
  | { readonly errCode: string | number; readonly errMsg: string; readonly field?: string }
  /** What the gateway itself answers. */
  | { readonly code: string; readonly message: string };

/** A refusal as the server words it. */
export const refusal = (errCode: ErrorCode, language: Language, field?: string): Fault => ({
  errCode,
  errMsg: ERROR_MESSAGES[errCode][language],
  ...(field === undefined ? {} : { field }),
});

export const SYSTEM: Fault = { errCode: 20000, errMsg: 'System error' };
export const INVALID_CLIENT: Fault = { errCode: 20101, errMsg: 'Invalid client' };
export const FUNCTION_NOT_FOUND: Fault = {
  code: 'FUNCTION_NOT_FOUND',
  message: 'FunctionName=sponsor FUNCTION_NOT_FOUND',
};

/** Which words of `framework.request` each failure of the way there and back has. */
const WAYS_TO_FAIL: readonly (readonly [Fault, 'unavailable' | 'system'])[] = [
  ['lost', 'unavailable'],
  ['page', 'system'],
  ['broken', 'system'],
  [SYSTEM, 'system'],
  [INVALID_CLIENT, 'system'],
  [FUNCTION_NOT_FOUND, 'system'],
  [{ code: 'Throttling.Api', message: 'too many calls' }, 'system'],
];

/** Enough of them for one of many places: no network, and one of the others in turn. */
export const waysToFail = (turn: number) =>
  WAYS_TO_FAIL.filter((_way, index) => index === 0 || index === 1 + (turn % (WAYS_TO_FAIL.length - 1)));

const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>Error: upstream</h1> at proxy.js:1:1';

function suffer(route: Route, fault: Fault): Promise<void> {
  if (fault === 'hangs') return Promise.resolve();
  if (fault === 'lost') return route.abort('failed');
  if (fault === 'page') return route.fulfill({ contentType: 'text/html', body: HTML });
  if (fault === 'broken') return route.fulfill({ status: 502, contentType: 'text/html', body: HTML });
  const header = { 'x-serverless-request-id': '357ae58e-441a-49f6-aac8-1086bb4e12ec' };
  const json =
    'errCode' in fault ? { success: true, data: fault, header } : { success: false, error: fault, header };
  return route.fulfill({ json });
}

/** The line between page and gateway, of which any call can be made to fail, again and again, until told otherwise. */
export async function faultyLine(page: Page, problems: Problems) {
  const fates = new Map<string, Fault>();
  await page.route('**/client', (route) => {
    const fault = fates.get(callOf(route.request()) ?? '');
    return fault === undefined ? route.fallback() : suffer(route, fault);
  });
  // What the browser itself remarks about them.
  problems.expect(/^console error: Failed to load resource: .*(?:ERR_FAILED|502)/);
  problems.expect(/^request failed: .*\/client |^answer 502: .*\/client$/);
  return {
    /** From now on calls of `name`, such as `sponsor.books`, fail like this. */
    fails: (name: string, fault: Fault) => void fates.set(name, fault),
    mends: (name?: string) => void (name === undefined ? fates.clear() : fates.delete(name)),
  };
}
