import { knownLanguage, type Language } from '@yuanguang/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../lib/context.ts';
import { type createAdmission, Later } from './admission.ts';
import { certificatePng } from './draw-thread.ts';
import { CARD_SHAPES, type Card, type CertificateFacts, type Drawing } from './facts.ts';
import type { PictureStore } from './picture-store.ts';

export interface CertificateTools {
  readonly contextOf: (request: FastifyRequest) => Context;
  /** Facts for the holder of a link; undefined when the link is wrong or what it opens is not paid. */
  readonly findFacts: (
    ctx: Context,
    token: string,
    language: Language | undefined,
  ) => Promise<CertificateFacts | undefined>;
  readonly store: PictureStore;
  readonly admission: ReturnType<typeof createAdmission>;
}

interface Asked {
  Params: { token: string };
  Querystring: { lang?: unknown; shape?: unknown; name?: unknown };
}

/** A card as it is asked for: square unless told, named unless told. */
function cardOf({ shape, name }: Asked['Querystring']): Card {
  return { shape: CARD_SHAPES.find((known) => known === shape) ?? 'square', named: name !== 'hidden' };
}

const SWEEP_EVERY_MS = 3_600_000;

/**
 * `GET /receipts/<token>/certificate.png?lang=`: the picture, for the holder of the link alone;
 * `GET /receipts/<token>/card.png?lang=&shape=square|upright&name=hidden`: a card of it to show to others, drawn under
 * the same limits. What cannot be drawn now comes later: 503 with `retry-after` in seconds.
 */
export function certificateRoute({ contextOf, findFacts, store, admission }: CertificateTools) {
  /** The picture of this name: from the disk, else drawn and kept. @throws {Later} */
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

  async function send(
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    card: Card | undefined,
  ): Promise<FastifyReply> {
    await admission.request(request.ip);
    const ctx = contextOf(request);
    const language = knownLanguage(request.query.lang);
    const facts = await findFacts(ctx, request.params.token, language);
    if (!facts) return reply.code(404).send({ error: 'not found' });
    const drawing = card ? { ...facts, card } : facts;
    const name = store.nameOf(drawing);
    const tag = `"${name}"`;
    const headers = {
      etag: tag,
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="${card ? 'card' : `certificate-${facts.number}`}.png"`,
    };
    if (request.headers['if-none-match'] === tag) return reply.headers(headers).code(304).send();
    const png = await picture(ctx, name, drawing);
    return reply.headers(headers).type('image/png').send(png);
  }

  return async (app: FastifyInstance): Promise<void> => {
    const sweeping = setInterval(() => void store.sweep(), SWEEP_EVERY_MS).unref();
    app.addHook('onReady', () => store.sweep());
    app.addHook('onClose', async () => clearInterval(sweeping));
    const serve =
      (cardFor: (query: Asked['Querystring']) => Card | undefined) =>
      async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
        try {
          return await send(request, reply, cardFor(request.query));
        } catch (error) {
          if (!(error instanceof Later)) throw error;
          const headers = { 'retry-after': String(error.seconds), 'cache-control': 'no-store' };
          return reply.code(503).headers(headers).send({ error: 'later' });
        }
      };
    app.get<Asked>(
      '/receipts/:token/certificate.png',
      serve(() => undefined),
    );
    app.get<Asked>('/receipts/:token/card.png', serve(cardOf));
  };
}
