import { type Answer, type RequestOptions, request } from './request.ts';
import type { CallOptions } from './supervisor.ts';
import type { Supervise } from './watch.ts';

export type ApiOptions = CallOptions &
  Pick<RequestOptions, 'method' | 'header' | 'dataType' | 'responseType' | 'fetch'>;

/** `api(url, data, options)`: POST as JSON unless told otherwise. */
export type Api = <Data = unknown>(
  url: string,
  data?: unknown,
  options?: ApiOptions,
) => Promise<Answer<Data>>;

/**
 * The business wrapper of the generic request: loading only where asked for, errors as a toast, the same request
 * prevented while it is under way, given up after its timeout.
 */
export function createApi(supervise: Supervise<CallOptions>): Api {
  return <Data>(url: string, data?: unknown, options: ApiOptions = {}) => {
    const { method = 'POST', header, dataType, responseType, fetch } = options;
    const key = `${method} ${url} ${JSON.stringify(data)}`;
    const watched: CallOptions = { loading: false, error: 'toast', preventDuplicate: true, ...options };
    return supervise(key, watched, (signal) =>
      request<Data>({
        url,
        method,
        data,
        signal,
        fetch,
        ...(header ? { header } : {}),
        ...(dataType ? { dataType } : {}),
        ...(responseType ? { responseType } : {}),
        // The supervisor gives up; the request itself must not do so before.
        timeout: Number.POSITIVE_INFINITY,
      }),
    );
  };
}
