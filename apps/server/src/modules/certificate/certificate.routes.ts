import { knownLanguage } from '@yuanguang/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../lib/context.ts';
import { cardRoutes } from './card.routes.ts';
import type { CertificateTools } from './certificate-tools.ts';
import { CARD_SHAPES, type Card, type CertificateFacts } from './facts.ts';
import { orLater, pictureAnswers } from './picture-answers.ts';

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
 * For the holder of the link to what was given, alone:
 * `GET /receipts/<token>/certificate.png?lang=`, the picture to keep, and `certificate.webp`, the same to show on a page;
 * `GET /receipts/<token>/card.png?lang=&shape=square|upright&name=hidden`, a card of it to show to others;
 * `GET /receipts/<token>/card-link?lang=&name=hidden`, `{ url }`: an address to send to others (`card.routes.ts`).
 * What cannot be drawn now comes later: 503 with `retry-after` in seconds.
 */
export function certificateRoute(tools: CertificateTools) {
  const { contextOf, findFacts, store, admission, links, origin } = tools;
  const pictures = pictureAnswers(tools);

  const forHolder = (
    answer: (
      request: FastifyRequest<Asked>,
      reply: FastifyReply,
      facts: CertificateFacts,
      ctx: Context,
    ) => Promise<FastifyReply>,
  ) =>
    orLater(admission, async (request: FastifyRequest<Asked>, reply) => {
      const ctx = contextOf(request);
      const facts = await findFacts(ctx, request.params.token, knownLanguage(request.query.lang));
      if (!facts) return reply.code(404).send({ error: 'not found' });
      return answer(request, reply, facts, ctx);
    });
  const ownPicture = (name: string) => ({
    'cache-control': 'private, no-cache',
    'content-disposition': `inline; filename="${name}"`,
  });

  return async (app: FastifyInstance): Promise<void> => {
    const sweeping = setInterval(() => void store.sweep(), SWEEP_EVERY_MS).unref();
    app.addHook('onReady', () => store.sweep());
    app.addHook('onClose', async () => clearInterval(sweeping));
    app.get<Asked>(
      '/receipts/:token/certificate.png',
      forHolder((request, reply, facts, ctx) =>
        pictures.send(ctx, request, reply, facts, ownPicture(`certificate-${facts.number}.png`)),
      ),
    );
    app.get<Asked>(
      '/receipts/:token/certificate.webp',
      forHolder((request, reply, facts, ctx) => {
        const name = ownPicture(`certificate-${facts.number}.webp`);
        return pictures.send(ctx, request, reply, { ...facts, format: 'webp' }, name);
      }),
    );
    app.get<Asked>(
      '/receipts/:token/card.png',
      forHolder((request, reply, facts, ctx) =>
        pictures.send(ctx, request, reply, { ...facts, card: cardOf(request.query) }, ownPicture('card.png')),
      ),
    );
    app.get<Asked>(
      '/receipts/:token/card-link',
      forHolder(async ({ params, query }, reply, { language }) => {
        const secret = links.secretOf({ token: params.token, named: query.name !== 'hidden' });
        const url = `${origin}/cards/${secret}?lang=${language}`;
        return reply.header('cache-control', 'private, no-store').send({ url });
      }),
    );
    await app.register(cardRoutes(tools, pictures));
  };
}
