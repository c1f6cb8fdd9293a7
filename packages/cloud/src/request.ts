import {
  REQUEST_TIMEOUT_MAX_MS,
  REQUEST_TIMEOUT_MIN_MS,
  REQUEST_TIMEOUT_MS,
} from '@yuanguang/contract/constants';
import { CloudError, CODES } from './errors.ts';

/** CONNECT and TRACE are part of the interface; browsers themselves refuse to send them. */
export type HttpMethod =
  | 'OPTIONS'
  | 'GET'
  | 'HEAD'
  | 'POST'
  | 'PUT'
  | 'DELETE'
  | 'TRACE'
  | 'CONNECT'
  | 'PATCH';

export interface RequestOptions {
  readonly url: string;
  /** Default GET. */
  readonly method?: HttpMethod;
  /** An object goes into the query (GET, HEAD), else into the body: as a form where the content type says so, or JSON. */
  readonly data?: unknown;
  readonly header?: Readonly<Record<string, string>>;
  /** Milliseconds, default 60000, kept within 100 and 600000. */
  readonly timeout?: number;
  /** 'json' (default): the answer is parsed where it is JSON. */
  readonly dataType?: 'json' | 'text';
  readonly responseType?: 'text' | 'arraybuffer';
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: typeof fetch | undefined;
}

export interface Answer<Data = unknown> {
  readonly statusCode: number;
  readonly data: Data;
  /** Names in lower case. */
  readonly header: Readonly<Record<string, string>>;
}

/** A timeout within the bounds the product allows. */
export function boundedTimeout(ms: number | undefined, fallback: number = REQUEST_TIMEOUT_MS): number {
  return Math.min(REQUEST_TIMEOUT_MAX_MS, Math.max(REQUEST_TIMEOUT_MIN_MS, ms ?? fallback));
}

/**
 * The generic request. Any HTTP status is an answer.
 * @throws {CloudError} code 5 for a timeout or a network failure, 600003 when aborted.
 */
export function request<Data = unknown>(options: RequestOptions): Promise<Answer<Data>> {
  const { method = 'GET', data, responseType = 'text', dataType = 'json' } = options;
  const header = new Headers(options.header);
  const inQuery = method === 'GET' || method === 'HEAD';
  const url = inQuery ? withQuery(options.url, data) : options.url;
  const body = inQuery ? undefined : encodeBody(data, header);
  return transfer('request', CODES.request, options, async (send) => {
    const response = await send(url, { method, headers: header, ...(body === undefined ? {} : { body }) });
    const content =
      responseType === 'arraybuffer' ? await response.arrayBuffer() : decode(await response.text(), dataType);
    return {
      statusCode: response.status,
      data: content as Data,
      header: Object.fromEntries(response.headers),
    };
  });
}

type TransferOptions = Pick<RequestOptions, 'timeout' | 'signal' | 'fetch'>;
type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Runs one exchange under its timeout and abort signal, and names what went wrong. */
export async function transfer<Result>(
  name: string,
  networkCode: number,
  { timeout, signal, fetch: fetcher = fetch }: TransferOptions,
  exchange: (send: Send) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, boundedTimeout(timeout));
  const abort = () => controller.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    return await exchange((url, init) => fetcher(url, { ...init, signal: controller.signal }));
  } catch (error) {
    if (late) throw new CloudError(CODES.request, `${name}:fail timeout`, 'timeout');
    if (signal?.aborted) throw new CloudError(CODES.aborted, `${name}:fail abort`, 'abort');
    throw new CloudError(networkCode, `${name}:fail`, 'network', { detail: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function withQuery(url: string, data: unknown): string {
  const query = typeof data === 'string' ? data : form(data).toString();
  if (query === '') return url;
  const [address = '', hash] = url.split('#', 2);
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}

function encodeBody(data: unknown, header: Headers): BodyInit | undefined {
  if (data === undefined || data === null) return undefined;
  if (typeof data === 'string' || data instanceof ArrayBuffer || data instanceof Blob) return data;
  if (data instanceof FormData || data instanceof URLSearchParams) return data;
  if (header.get('content-type')?.includes('application/x-www-form-urlencoded')) return form(data);
  if (!header.has('content-type')) header.set('content-type', 'application/json');
  return JSON.stringify(data);
}

function form(data: unknown): URLSearchParams {
  const pairs = Object.entries(data ?? {}).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    pairs.map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
}

function decode(text: string, dataType: 'json' | 'text'): unknown {
  if (dataType !== 'json') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
