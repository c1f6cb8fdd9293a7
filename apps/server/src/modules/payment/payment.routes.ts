import type { FastifyInstance } from 'fastify';
import { handleNotification } from './notification.ts';
import type { PaymentContext } from './payment-registry.ts';

const LARGEST_NOTIFICATION = 64 * 1024;

/**
 * `POST /pay/<provider>/notify`, where providers report payments. The body is taken byte for byte, because signatures are
 * over bytes.
 */
export function notificationRoute(contextOf: (request: { id: string; ip: string }) => PaymentContext) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post<{ Params: { provider: string } }>(
      '/pay/:provider/notify',
      { bodyLimit: LARGEST_NOTIFICATION },
      async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const answer = await handleNotification(contextOf(request), {
          provider: request.params.provider,
          raw,
          headers: request.headers,
        });
        return reply.code(answer.status).type(answer.type).send(answer.body);
      },
    );
  };
}
