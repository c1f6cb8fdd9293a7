import { ERROR_MESSAGES, type ErrorCode } from '@yuanguang/contract/errors';
import type { Language } from '@yuanguang/contract/languages';

/** How a call ends badly. */
export type Failure =
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
export const refusal = (errCode: ErrorCode, language: Language, field?: string): Failure => ({
  errCode,
  errMsg: ERROR_MESSAGES[errCode][language],
  ...(field === undefined ? {} : { field }),
});

export const SYSTEM: Failure = { errCode: 20000, errMsg: 'System error' };
export const INVALID_CLIENT: Failure = { errCode: 20101, errMsg: 'Invalid client' };
export const FUNCTION_NOT_FOUND: Failure = {
  code: 'FUNCTION_NOT_FOUND',
  message: 'FunctionName=sponsor FUNCTION_NOT_FOUND',
};

/** Which words of `framework.request` each failure of the way there and back has. */
export const NETWORK_FAILURES: readonly (readonly [Failure, 'unavailable' | 'system'])[] = [
  ['lost', 'unavailable'],
  ['page', 'system'],
  ['broken', 'system'],
  [SYSTEM, 'system'],
  [INVALID_CLIENT, 'system'],
  [FUNCTION_NOT_FOUND, 'system'],
  // A page waits by itself where too many came at once: that is `missing-parts.spec.ts`.
  [{ code: 'InternalServerError', message: 'not now' }, 'system'],
];

/** What is answered instead. */
export function failedAnswer(failure: Exclude<Failure, 'lost' | 'hangs'>) {
  if (failure === 'page') return { status: 200, contentType: 'text/html', body: HTML };
  if (failure === 'broken') return { status: 502, contentType: 'text/html', body: HTML };
  const header = { 'x-serverless-request-id': '357ae58e-441a-49f6-aac8-1086bb4e12ec' };
  const envelope =
    'errCode' in failure
      ? { success: true, data: failure, header }
      : { success: false, error: failure, header };
  return { status: 200, contentType: 'application/json', body: JSON.stringify(envelope) };
}

const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>Error: upstream</h1> at proxy.js:1:1';

/** Name of the method that the body of a request to `/client` calls, such as `sponsor.books`. */
export function calledMethod(body: string | null | undefined): string | undefined {
  const { params = '{}' } = JSON.parse(body || '{}') as { params?: string };
  const { functionTarget, functionArgs } = JSON.parse(params) as {
    functionTarget?: string;
    functionArgs?: { method?: string };
  };
  return functionTarget && `${functionTarget}.${functionArgs?.method}`;
}
