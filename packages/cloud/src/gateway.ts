import type { Now } from './clock.ts';
import { CloudError } from './errors.ts';
import { type PatienceOptions, patiently } from './patience.ts';
import { type Answer, request } from './request.ts';
import { sign } from './sign.ts';

export interface GatewayOptions extends PatienceOptions {
  /** Where the gateway is, without `/client`; empty for the page's own origin. */
  readonly endpoint: string;
  readonly spaceId: string;
  readonly clientSecret: string;
  readonly fetch?: typeof fetch | undefined;
  readonly now: Now;
}

export interface GatewayReply {
  readonly data: unknown;
  readonly requestId: string | undefined;
}

export interface Gateway {
  /** Signs in anonymously if that has not been done; calls at the same time share one. */
  authorize(): Promise<string>;
  send(method: string, params: object, signal?: AbortSignal): Promise<GatewayReply>;
}

interface WireReply {
  readonly data?: unknown;
  readonly error?: { readonly code?: string; readonly message?: string };
  readonly header?: Readonly<Record<string, string>>;
}

const INVALID_TOKEN = new Set<string | number>(['GATEWAY_INVALID_TOKEN', 'InvalidParameter.InvalidToken']);
const AUTHORIZE_TIMEOUT_MS = 15_000;

/** The signed line to the gateway: authorize first, and once more when the token is no longer good. */
export function createGateway(options: GatewayOptions): Gateway {
  const { endpoint, spaceId, clientSecret, now } = options;
  let token: string | undefined;
  let authorizing: Promise<string> | undefined;

  const post: typeof postOnce = (body, wire) => patiently(options, wire.signal, () => postOnce(body, wire));

  async function postOnce(
    body: Readonly<Record<string, string | number>>,
    wire: { signal?: AbortSignal | undefined; timeout?: number },
  ): Promise<GatewayReply> {
    const header: Record<string, string> = {
      'Content-Type': 'application/json',
      'x-serverless-sign': sign(body, clientSecret),
    };
    if (body.token) header['x-basement-token'] = String(body.token);
    const answer = await request<WireReply>({
      url: `${endpoint}/client`,
      method: 'POST',
      data: body,
      header,
      fetch: options.fetch,
      // Whoever watches over the call gives up; the request itself must not do so before.
      timeout: Number.POSITIVE_INFINITY,
      ...wire,
    });
    return read(answer);
  }

  async function signIn(): Promise<string> {
    const body = {
      method: 'serverless.auth.user.anonymousAuthorize',
      params: '{}',
      spaceId,
      timestamp: now(),
    };
    const { data, requestId } = await post(body, { timeout: AUTHORIZE_TIMEOUT_MS });
    const given = (data as { accessToken?: unknown } | undefined)?.accessToken;
    if (typeof given !== 'string' || given === '') {
      throw new CloudError('AUTH_FAILED', 'no access token', 'gateway', { requestId });
    }
    token = given;
    return given;
  }

  /** A token other than `stale`: the one another call has fetched meanwhile, or a new one. */
  function tokenInsteadOf(stale: string | undefined): Promise<string> {
    if (token !== undefined && token !== stale) return Promise.resolve(token);
    authorizing ??= signIn().finally(() => {
      authorizing = undefined;
    });
    return authorizing;
  }

  return {
    authorize: () => tokenInsteadOf(undefined),
    async send(method, params, signal) {
      const call = { method, params: JSON.stringify(params), spaceId, timestamp: now() };
      const first = await tokenInsteadOf(undefined);
      try {
        return await post({ ...call, token: first }, { signal });
      } catch (error) {
        if (!(error instanceof CloudError && INVALID_TOKEN.has(error.code))) throw error;
        return post({ ...call, token: await tokenInsteadOf(first) }, { signal });
      }
    },
  };
}

function read({ data, header, statusCode }: Answer<WireReply>): GatewayReply {
  const requestId = data?.header?.['x-serverless-request-id'] ?? header['request-id'];
  if (data?.error) {
    const { code = 'SYS_ERR', message = '' } = data.error;
    const retryAfter = Number(header['retry-after']);
    throw new CloudError(code, message, 'gateway', { requestId, detail: data, retryAfter });
  }
  if (statusCode >= 400 || typeof data !== 'object' || data === null) {
    throw new CloudError('SYS_ERR', `request:fail ${statusCode}`, 'gateway', { requestId, detail: data });
  }
  return { data: data.data, requestId };
}
