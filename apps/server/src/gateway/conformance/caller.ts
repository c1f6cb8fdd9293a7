import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-context.ts';
import type { Scalar } from '../envelope.ts';
import { signer } from '../signature.ts';

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly success: boolean;
  readonly data: Record<string, unknown>;
  readonly error: { readonly code: string; readonly message: string } | undefined;
  readonly text: string;
}

export interface Twist {
  /** Members of the body put in place of the right ones; undefined removes one. They are signed as they are. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Headers put in place of the right ones. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Signs with another secret. */
  readonly secret?: string;
}

const CLIENT_INFO = { appId: 'yuanguang', uniPlatform: 'web', deviceId: 'device-1', locale: 'zh-Hans' };

/** Speaks to the gateway as a client does, and as no client should. */
export function wireCaller(app: FastifyInstance, { settings, keys, clock }: AppDeps) {
  async function send(payload: string | Buffer, headers: Readonly<Record<string, string>> = {}) {
    const response = await app.inject({
      method: 'POST',
      url: '/client',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
    const answer = JSON.parse(response.body) as Pick<WireAnswer, 'success' | 'data' | 'error'>;
    return { ...answer, status: response.statusCode, headers: response.headers, text: response.body };
  }

  function call(method: string, params: unknown, token?: string, twist: Twist = {}): Promise<WireAnswer> {
    const body = {
      method,
      params: typeof params === 'string' ? params : JSON.stringify(params),
      spaceId: settings.CLOUD_SPACE_ID,
      timestamp: clock().getTime(),
      ...(token ? { token } : {}),
      ...twist.body,
    };
    const signature = signer(twist.secret ?? keys.clientSecret)(body as Record<string, Scalar>);
    return send(JSON.stringify(body), {
      'x-serverless-sign': signature,
      ...(token ? { 'x-basement-token': token } : {}),
      ...twist.headers,
    });
  }

  const authorize = async () =>
    String((await call('serverless.auth.user.anonymousAuthorize', {})).data.accessToken);

  /** Invokes a method of a cloud object with a fresh access token. */
  async function invoke(
    functionTarget: string,
    method: unknown,
    params: unknown = [{}],
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<WireAnswer> {
    const functionArgs = { method, params, clientInfo: CLIENT_INFO, ...more };
    return call('serverless.function.runtime.invoke', { functionTarget, functionArgs }, await authorize());
  }

  return { send, call, authorize, invoke };
}
