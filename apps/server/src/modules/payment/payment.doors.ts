import type { FastifyInstance } from 'fastify';
import type { Context } from '../../lib/context.ts';
import type { Desk } from './desk.ts';
import { handleNotification } from './notification.ts';

const LARGEST_NOTIFICATION = 64 * 1024;

/**
 * `POST /pay/<provider>/notify`, where providers report payments, and the providers' own pages. The body is taken byte
 * for byte, because signatures are over bytes.
 */
export function paymentDoors(desk: Desk, contextOf: (request: { id: string; ip: string }) => Context) {
  return async function doors(app: FastifyInstance): Promise<void> {
    for (const provider of desk.providers.all) {
      await app.register(async (own) => provider.doors?.(own));
    }
    await app.register(async (own) => {
      own.removeAllContentTypeParsers();
      own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      own.post<{ Params: { provider: string } }>(
        '/pay/:provider/notify',
        { bodyLimit: LARGEST_NOTIFICATION },
        async (request, reply) => {
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const answer = await handleNotification(
            { ...contextOf(request), desk },
            { provider: request.params.provider, raw, headers: request.headers },
          );
          return reply.code(answer.status).type(answer.type).send(answer.body);
        },
      );
    });
  };
}
