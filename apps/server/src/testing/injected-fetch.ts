import { type CloudObject, OBJECTS } from '@yuanguang/contract';
import type { FastifyInstance } from 'fastify';

interface From {
  readonly ip?: string;
  readonly userAgent?: string;
}

/** `fetch` that goes straight into the app, without a network; a refusal that no contract promises is thrown. */
export function injectedFetch(app: FastifyInstance, { ip, userAgent }: From = {}): typeof fetch {
  return async (url, init) => {
    const answer = await app.inject({
      method: 'POST',
      url: new URL(String(url)).pathname,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      },
      payload: String(init?.body),
      ...(ip === undefined ? {} : { remoteAddress: ip }),
    });
    checkPromised(String(init?.body), answer.body);
    const again = answer.headers['retry-after'];
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: again === undefined ? {} : { 'retry-after': String(again) },
    });
  };
}

/** What the gateway itself refuses; every other refusal must be one that the contract names for the method. */
const GATEWAY_CODES = [
  'uni-id-check-token-failed',
  'uni-id-token-expired',
  'permission-denied',
  'param-invalid',
];

function checkPromised(request: string, answer: string): void {
  const { params } = JSON.parse(request) as { params: string };
  const { functionTarget, functionArgs } = JSON.parse(params);
  const { data } = JSON.parse(answer) as { data?: { errCode?: unknown; field?: unknown } };
  const code = data?.errCode;
  if (!functionTarget || typeof code !== 'string' || GATEWAY_CODES.includes(code)) return;
  const method = `${functionTarget}.${functionArgs.method}`;
  const objects: Record<string, CloudObject> = OBJECTS;
  const call = objects[functionTarget]?.calls[functionArgs.method];
  if (!call) throw new Error(`${method} is in no contract`);
  const promised = [
    ...call.errors,
    ...(call.withoutToken && data?.field === 'token' ? [call.withoutToken] : []),
  ];
  if (!promised.some((one) => one === code)) throw new Error(`${method} does not promise ${code}`);
}
