import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../lib/context.ts';
import { within } from '../../lib/within.ts';
import { type createAdmission, Later } from './admission.ts';
import { drawnPicture } from './draw-thread.ts';
import type { Drawing } from './facts.ts';
import type { PictureStore } from './picture-store.ts';

interface PictureTools {
  readonly store: PictureStore;
  readonly admission: ReturnType<typeof createAdmission>;
}

/** How long a page waits for a picture before it is sent without, in milliseconds: a chat that previews it gives up later. */
const SOON_MS = 3_000;
/** Seconds after which such a page asks again. */
const AGAIN_S = 5;

/** Answers requests with pictures: from the disk, else drawn as soon as it is their turn, and kept. */
export function pictureAnswers({ store, admission }: PictureTools) {
  const asked = new Map<string, Promise<Buffer>>();

  /** Whoever asks for what somebody is waiting for already waits with them, and takes no place of another picture's. */
  async function picture(ctx: Context, name: string, drawing: Drawing): Promise<Buffer> {
    const kept = await store.get(name);
    if (kept) return kept;
    const same = asked.get(name);
    if (same) return same;
    const drawn = draw(ctx, name, drawing).finally(() => asked.delete(name));
    asked.set(name, drawn);
    return drawn;
  }

  function draw(ctx: Context, name: string, drawing: Drawing): Promise<Buffer> {
    return admission.draw(ctx, drawing.number, async () => {
      const drawn = await drawnPicture(drawing);
      await store.put(name, drawn).catch((error: unknown) => {
        ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a certificate could not be kept');
      });
      return drawn;
    });
  }

  return {
    /**
     * Has the picture drawn, and tells in how many seconds to ask again: 0 when it is there. For pages, as a picture
     * that is refused is not asked for again by a browser.
     */
    async secondsTo(ctx: Context, drawing: Drawing): Promise<number> {
      const drawn = picture(ctx, store.nameOf(drawing), drawing);
      const seconds = drawn.then(
        () => 0,
        (error: unknown) => {
          if (error instanceof Later) return Math.max(error.seconds, AGAIN_S);
          throw error;
        },
      );
      // Nobody is left to hear of a failure once the page was sent.
      seconds.catch(() => undefined);
      return within(SOON_MS, seconds, () => AGAIN_S);
    },
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
      const bytes = await picture(ctx, name, drawing);
      return reply
        .headers(all)
        .type(`image/${drawing.format ?? 'png'}`)
        .send(bytes);
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
