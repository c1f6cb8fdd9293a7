import type { FastifyInstance, FastifyReply } from 'fastify';
import { POLICY } from './page.ts';
import { STYLE } from './style.ts';

const LARGEST_FORM = 4 * 1024;

/** Has `app` answer with the sheet of plain pages at `styleUrl`, and read the forms that they send, and nothing else. */
export function servePlainPages(app: FastifyInstance, styleUrl: string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.get(styleUrl, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STYLE),
  );
}

/** Answers with a plain page. */
export function sendPlainPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** What a form said; of anything else nothing. */
export const formOf = (body: unknown): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
