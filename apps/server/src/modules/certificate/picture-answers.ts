import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../lib/context.ts';
import { type createAdmission, Later } from './admission.ts';
import { certificatePng } from './draw-thread.ts';
import type { Drawing } from './facts.ts';
import type { PictureStore } from './picture-store.ts';

interface PictureTools {
  readonly store: PictureStore;
  readonly admission: ReturnType<typeof createAdmission>;
}

/** Answers requests with pictures: from the disk, else drawn as soon as it is their turn, and kept. */
export function pictureAnswers({ store, admission }: PictureTools) {
  async function picture(ctx: Context, name: string, drawing: Drawing): Promise<Buffer> {
    const kept = await store.get(name);
    if (kept) return kept;
    return admission.draw(ctx, drawing.number, async () => {
      const png = await certificatePng(drawing);
      await store.put(name, png).catch((error: unknown) => {
        ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a certificate could not be kept');
      });
      return png;
    });
  }

  return {
    /** Sends the picture, or that the asker has it. @throws {Later} */
    async send(
      ctx: Context,
      request: FastifyRequest,
      reply: FastifyReply,
      drawing: Drawing,
      headers: Readonly<Record<string, string>>,
    ): Promise<FastifyReply> {
      const name = store.nameOf(drawing);
      const tag = `"${name}"`;
      const all = { ...headers, etag: tag };
      if (request.headers['if-none-match'] === tag) return reply.headers(all).code(304).send();
      const png = await picture(ctx, name, drawing);
      return reply.headers(all).type('image/png').send(png);
    },
  };
}

/** A handler that counts each request, and answers what comes later with 503 and `retry-after` in seconds. */
export const orLater =
  <Request extends FastifyRequest>(
    { request: count }: ReturnType<typeof createAdmission>,
    handle: (request: Request, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
  async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      await count(request.ip);
      return await handle(request, reply);
    } catch (error) {
      if (!(error instanceof Later)) throw error;
      const headers = { 'retry-after': String(error.seconds), 'cache-control': 'no-store' };
      return reply.code(503).headers(headers).send({ error: 'later' });
    }
  };
