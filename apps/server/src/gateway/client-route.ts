import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Throttle } from '../lib/limits/throttle.ts';
import { openToAnyOrigin } from './any-origin.ts';
import { batchPerTick } from './batch-per-tick.ts';
import { type GatewayDeps, handle } from './gateway.ts';
import { type GatewayCode, GatewayError } from './gateway-error.ts';

export interface ClientRouteDeps extends GatewayDeps {
  /** Rate of all calls of one address, behind which a whole temple hall may stand. */
  readonly calls: Throttle;
  /** Rate of one device there, so that it cannot use up what is for all. */
  readonly deviceCalls: Throttle;
}

/** Largest call, in bytes. */
export const BODY_LIMIT = 256 * 1024;

const JSON_TYPE = 'application/json; charset=utf-8';
const USER_AGENT_MAX = 400;
/** Ours have 48 characters. */
const TOKEN_MAX = 64;
/** The last name is misspelt by the clients themselves; the browser compares it letter by letter. */
const ALLOWED_HEADERS = 'content-type, x-basement-token, x-serverless-sign, x-oss-server-side-encrpytion';

/** `POST /client`: every answer has HTTP 200 and the shape of protocol 1.1. No cookies, so any origin may call. */
export async function clientRoute(app: FastifyInstance, deps: ClientRouteDeps): Promise<void> {
  const nextBatch = batchPerTick();
  app.removeAllContentTypeParsers();
  // The usual type by its name too: what only falls to '*' is taken apart anew for each call.
  app.addContentTypeParser(['application/json', '*'], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  openToAnyOrigin(app, '/client', ALLOWED_HEADERS);
  app.addHook('onRequest', (request, _reply, done) => {
    const over = request.method === 'POST' ? exceeded(deps, request) : undefined;
    done(over && new GatewayError('Throttling.Api', 'too many requests', over.retryAfter));
  });
  app.setErrorHandler((error: FastifyError | GatewayError, request, reply) => fail(request, reply, error));

  app.post('/client', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    await nextBatch();
    const data = await handle(deps, {
      body: request.body instanceof Uint8Array ? request.body : new Uint8Array(),
      signature: request.headers['x-serverless-sign'],
      tokenHeader: request.headers['x-basement-token'],
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
      requestId: request.id,
      log: request.log,
    });
    reply.type(JSON_TYPE);
    return answerText(request, { success: true, data });
  });
}

/**
 * The rate that this call is beyond. The device's first: what is refused there costs the others nothing. A device is
 * known by its access token, which is not verified yet; who sends others meets the rate of the address.
 */
function exceeded({ calls, deviceCalls }: ClientRouteDeps, request: FastifyRequest): Throttle | undefined {
  const token = request.headers['x-basement-token'];
  if (typeof token === 'string' && !deviceCalls(`${request.ip} ${token.slice(0, TOKEN_MAX)}`))
    return deviceCalls;
  return calls(request.ip) ? undefined : calls;
}

function answerText(request: FastifyRequest, answer: object): string {
  return JSON.stringify({ ...answer, header: { 'x-serverless-request-id': request.id } });
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.code(200).type(JSON_TYPE).send(text);
}

function fail(
  request: FastifyRequest,
  reply: FastifyReply,
  error: FastifyError | GatewayError,
): FastifyReply {
  if (error instanceof GatewayError) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return sendError(request, reply, error.code, error.message);
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return sendError(request, reply, 'InvalidBody.Format', 'the body is too large');
  if (status < 500) return sendError(request, reply, 'InvalidBody.Format', 'the body could not be read');
  request.log.error({ err: error, requestId: request.id }, 'gateway failed');
  return sendError(request, reply, 'InternalError', 'internal error');
}

function sendError(request: FastifyRequest, reply: FastifyReply, code: GatewayCode, message: string) {
  return send(reply, answerText(request, { success: false, error: { code, message } }));
}
