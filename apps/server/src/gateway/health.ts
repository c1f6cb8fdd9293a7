import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process lives. `/readyz`: it can serve, which `ready` proves or throws. */
export async function healthRoutes(
  app: FastifyInstance,
  { ready }: { ready: () => Promise<void> },
): Promise<void> {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await ready();
      return { ok: true };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ ok: false });
    }
  });
}
