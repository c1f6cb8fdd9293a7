import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Throttle } from '../lib/limits/throttle.ts';
import { openToAnyOrigin } from './any-origin.ts';
import { batchPerTick } from './batch-per-tick.ts';
import { type GatewayDeps, handle } from './gateway.ts';
import { type GatewayCode, GatewayError } from './gateway-error.ts';

export interface ClientRouteDeps extends GatewayDeps {
  /** Rate of all calls of one address. */
  readonly calls: Throttle;
}

/** Largest call, in bytes. */
export const BODY_LIMIT = 256 * 1024;

const JSON_TYPE = 'application/json; charset=utf-8';
const USER_AGENT_MAX = 400;
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
    if (request.method === 'POST' && !deps.calls(request.ip)) {
      done(new GatewayError('Throttling.Api', 'too many requests'));
    } else {
      done();
    }
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
  if (error instanceof GatewayError) return sendError(request, reply, error.code, error.message);
  const status = error.statusCode ?? 500;
  if (status === 413) return sendError(request, reply, 'InvalidBody.Format', 'the body is too large');
  if (status < 500) return sendError(request, reply, 'InvalidBody.Format', 'the body could not be read');
  request.log.error({ err: error, requestId: request.id }, 'gateway failed');
  return sendError(request, reply, 'InternalError', 'internal error');
}

function sendError(request: FastifyRequest, reply: FastifyReply, code: GatewayCode, message: string) {
  return send(reply, answerText(request, { success: false, error: { code, message } }));
}
