import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../../lib/db.ts';
import { formOf, sendPlainPage, servePlainPages } from '../../plain-page/serve.ts';
import { FACE_REASONS } from '../provider.ts';
import { CHECK_STYLE, checkPage, missingPage } from './page.ts';
import { decideCheck, readCheck } from './simulated.repository.ts';

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
    servePlainPages(own, CHECK_STYLE);

    own.get<Named>('/realname/simulated/:certifyId', (request, reply) =>
      show(request.params.certifyId, reply),
    );

    own.post<Named>('/realname/simulated/:certifyId', async (request, reply) => {
      const { certifyId } = request.params;
      const action = formOf(request.body).get('action');
      const decision =
        action === 'pass' || action === 'fail' || action === 'interrupt' ? DECISIONS[action] : undefined;
      const decided = decision && (await decideCheck(db, certifyId, decision.state));
      if (!decided) return show(certifyId, reply);
      return reply.redirect(backTo(decided.return_url, certifyId, decision.code), 303);
    });

    async function show(certifyId: string, reply: FastifyReply): Promise<FastifyReply> {
      const check = await readCheck(db, certifyId);
      return check
        ? sendPlainPage(reply, 200, checkPage(check))
        : sendPlainPage(reply, 404, missingPage('zh-Hans'));
    }
  });
}

/** The page's own address lies behind the #, so what is added goes there too. */
function backTo(returnUrl: string, certifyId: string, code: number | null): string {
  const added = new URLSearchParams({ certifyId, ...(code === null ? {} : { code: String(code) }) });
  return `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${added}`;
}
