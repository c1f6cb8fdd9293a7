import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import type { FastifyInstance } from 'fastify';
import { certificatePng } from './draw.ts';
import type { CertificateFacts } from './facts.ts';

/** Facts for the holder of a link; undefined when the link is wrong or what it opens is not paid. */
export type FindFacts = (
  request: { id: string; ip: string },
  token: string,
  language: Language | undefined,
) => Promise<CertificateFacts | undefined>;

/** `GET /receipts/<token>/certificate.png?lang=`: the picture, for the holder of the link alone. */
export function certificateRoute(findFacts: FindFacts) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { token: string }; Querystring: { lang?: unknown } }>(
      '/receipts/:token/certificate.png',
      async (request, reply) => {
        const language = LANGUAGES.find((one) => one === request.query.lang);
        const facts = await findFacts(request, request.params.token, language);
        if (!facts) return reply.code(404).send({ error: 'not found' });
        const png = await certificatePng(facts);
        const tag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
        reply.headers({
          etag: tag,
          'cache-control': 'private, no-cache',
          'content-disposition': `inline; filename="certificate-${facts.number}.png"`,
        });
        if (request.headers['if-none-match'] === tag) return reply.code(304).send();
        return reply.type('image/png').send(png);
      },
    );
  };
}
