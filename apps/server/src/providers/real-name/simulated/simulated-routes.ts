import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../../lib/db.ts';
import { POLICY } from '../../plain-page/page.ts';
import { STYLE } from '../../plain-page/style.ts';
import { FACE_REASONS } from '../provider.ts';
import { checkPage, missingPage } from './page.ts';
import { decideCheck, readCheck } from './simulated.repository.ts';

const LARGEST_FORM = 1024;

const DECISIONS = {
  pass: { state: 'passed', code: null },
  fail: { state: 'failed', code: FACE_REASONS.noMatch },
  interrupt: { state: 'interrupted', code: FACE_REASONS.interrupted },
} as const;

interface Named {
  Params: { certifyId: string };
}

/** The page of a simulated check, `/realname/simulated/<certifyId>`; the id is 120 random bits and the only key. */
export async function simulatedRoutes(app: FastifyInstance, db: Db): Promise<void> {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    own.get('/realname/simulated/style.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STYLE),
    );

    own.get<Named>('/realname/simulated/:certifyId', (request, reply) =>
      show(request.params.certifyId, reply),
    );

    own.post<Named>('/realname/simulated/:certifyId', async (request, reply) => {
      const { certifyId } = request.params;
      const action = request.body instanceof URLSearchParams ? request.body.get('action') : null;
      const decision =
        action === 'pass' || action === 'fail' || action === 'interrupt' ? DECISIONS[action] : undefined;
      const decided = decision && (await decideCheck(db, certifyId, decision.state));
      if (!decided) return show(certifyId, reply);
      return reply.redirect(backTo(decided.return_url, certifyId, decision.code), 303);
    });

    async function show(certifyId: string, reply: FastifyReply): Promise<FastifyReply> {
      const check = await readCheck(db, certifyId);
      return reply
        .code(check ? 200 : 404)
        .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(check ? checkPage(check) : missingPage('zh-Hans'));
    }
  });
}

/** The page's own address lies behind the #, so what is added goes there too. */
function backTo(returnUrl: string, certifyId: string, code: number | null): string {
  const added = new URLSearchParams({ certifyId, ...(code === null ? {} : { code: String(code) }) });
  return `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${added}`;
}
