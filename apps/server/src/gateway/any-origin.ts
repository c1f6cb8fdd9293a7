import type { FastifyInstance } from 'fastify';

const PREFLIGHT_SECONDS = '86400';

/**
 * Lets pages of any origin post to `path` with these headers, for no route here reads cookies, and keeps answers out of
 * every cache. To be called before the route's own hooks.
 */
export function openToAnyOrigin(app: FastifyInstance, path: string, allowedHeaders: string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', 'request-id, retry-after');
    reply.header('cache-control', 'no-store');
    done();
  });
  app.options(path, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send(),
  );
}
