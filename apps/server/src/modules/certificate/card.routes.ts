import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedLanguage } from '../../gateway/web/reader-language.ts';
import type { Context } from '../../lib/context.ts';
import { POLICY } from '../../providers/plain-page/page.ts';
import { servePlainPages } from '../../providers/plain-page/serve.ts';
import { appAddress, CARD_STYLE_URL, cardPage } from './card-page.ts';
import type { CertificateTools } from './certificate-tools.ts';
import type { CertificateFacts, Drawing } from './facts.ts';
import { orLater, type pictureAnswers } from './picture-answers.ts';

interface Asked {
  Params: { secret: string };
}

/** Not to be found by search, and not kept for long: the money may be given back, the gift erased. */
const HEADERS = { 'x-robots-tag': 'noindex', 'cache-control': 'public, max-age=300' };

const square = (facts: CertificateFacts, named: boolean): Drawing => ({
  ...facts,
  card: { shape: 'square', named },
});

/**
 * What was shared, for everybody who has the link: `GET /cards/<secret>?lang=`, a page with the card, whose head tells
 * chats what to show of the link, and `GET /cards/<secret>/card.png?lang=`. Of what is not, or no longer, there the page
 * leads into the app, whose own preview is then shown, and the picture is 404. A picture that is still being drawn has
 * its place held by words, and the page asks again by itself.
 */
export function cardRoutes(
  { contextOf, findFacts, admission, links, origin }: CertificateTools,
  pictures: ReturnType<typeof pictureAnswers>,
) {
  const forAnybody = (
    answer: (
      request: FastifyRequest<Asked>,
      reply: FastifyReply,
      shared:
        | { readonly facts: CertificateFacts; readonly named: boolean; readonly ctx: Context }
        | undefined,
    ) => FastifyReply | Promise<FastifyReply>,
  ) =>
    orLater(admission, async (request: FastifyRequest<Asked>, reply) => {
      const link = links.open(request.params.secret);
      const ctx = contextOf(request);
      const facts = link && (await findFacts(ctx, link.token, askedLanguage(request)));
      return answer(request, reply, facts && { facts, named: link.named, ctx });
    });

  return async (app: FastifyInstance): Promise<void> => {
    servePlainPages(app, CARD_STYLE_URL);
    app.get<Asked>(
      '/cards/:secret',
      forAnybody(async (request, reply, shared) => {
        if (!shared) return reply.redirect(appAddress(askedLanguage(request)), 302);
        const { facts, named, ctx } = shared;
        const picture = `${origin}/cards/${request.params.secret}/card.png?lang=${facts.language}`;
        const seconds = await pictures.secondsTo(ctx, square(facts, named));
        if (seconds > 0) reply.headers({ ...HEADERS, 'cache-control': 'no-store', refresh: String(seconds) });
        else reply.headers(HEADERS);
        return reply
          .headers({ 'content-security-policy': POLICY, vary: 'accept-language, cookie' })
          .type('text/html; charset=utf-8')
          .send(cardPage({ facts, named, picture, drawn: seconds === 0 }));
      }),
    );
    app.get<Asked>(
      '/cards/:secret/card.png',
      forAnybody((request, reply, shared) => {
        if (!shared) return reply.code(404).header('cache-control', 'no-store').send({ error: 'not found' });
        const { facts, named, ctx } = shared;
        return pictures.send(ctx, request, reply, square(facts, named), HEADERS);
      }),
    );
  };
}
