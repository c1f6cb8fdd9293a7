import { knownLanguage, type Language } from '@yuanguang/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../lib/context.ts';
import { type createAdmission, Later } from './admission.ts';
import { certificatePng } from './draw-thread.ts';
import type { CertificateFacts } from './facts.ts';
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
  Querystring: { lang?: unknown };
}

const SWEEP_EVERY_MS = 3_600_000;

/**
 * `GET /receipts/<token>/certificate.png?lang=`: the picture, for the holder of the link alone. What cannot be drawn
 * now comes later: 503 with `retry-after` in seconds.
 */
export function certificateRoute({ contextOf, findFacts, store, admission }: CertificateTools) {
  /** The picture of this name: from the disk, else drawn and kept. @throws {Later} */
  async function picture(ctx: Context, name: string, facts: CertificateFacts): Promise<Buffer> {
    const kept = await store.get(name);
    if (kept) return kept;
    return admission.draw(ctx, facts.number, async () => {
      const png = await certificatePng(facts);
      await store.put(name, png).catch((error: unknown) => {
        ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a certificate could not be kept');
      });
      return png;
    });
  }

  async function send(request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> {
    await admission.request(request.ip);
    const ctx = contextOf(request);
    const language = knownLanguage(request.query.lang);
    const facts = await findFacts(ctx, request.params.token, language);
    if (!facts) return reply.code(404).send({ error: 'not found' });
    const name = store.nameOf(facts);
    const tag = `"${name}"`;
    const headers = {
      etag: tag,
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="certificate-${facts.number}.png"`,
    };
    if (request.headers['if-none-match'] === tag) return reply.headers(headers).code(304).send();
    const png = await picture(ctx, name, facts);
    return reply.headers(headers).type('image/png').send(png);
  }

  return async (app: FastifyInstance): Promise<void> => {
    const sweeping = setInterval(() => void store.sweep(), SWEEP_EVERY_MS).unref();
    app.addHook('onReady', () => store.sweep());
    app.addHook('onClose', async () => clearInterval(sweeping));
    app.get<Asked>('/receipts/:token/certificate.png', async (request, reply) => {
      try {
        return await send(request, reply);
      } catch (error) {
        if (!(error instanceof Later)) throw error;
        const headers = { 'retry-after': String(error.seconds), 'cache-control': 'no-store' };
        return reply.code(503).headers(headers).send({ error: 'later' });
      }
    });
  };
}
