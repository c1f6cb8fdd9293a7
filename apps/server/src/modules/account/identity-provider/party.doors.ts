import type { FastifyInstance } from 'fastify';
import type { IdentityTools } from '../identity-tools.ts';

const LOGIN_PAGE = '/zhuyin/#/uni_modules/uni-id-pages/pages/login/login-withoutpwd';
const LONGEST_QUERY = 4_096;

/**
 * The way back from a third party, `/login/<party>`: leads on to the login page, whose address cannot stand behind a # at
 * the third party, with `party`, `state` and the whole `query`. Nothing is believed here; the page hands it to
 * `account.partyFinish`.
 */
export function partyDoors({ parties }: Pick<IdentityTools, 'parties'>) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const party of parties.keys()) {
      app.get(`/login/${party}`, (request, reply) => {
        const query = request.url.split('?').slice(1).join('?').slice(0, LONGEST_QUERY);
        const state = new URLSearchParams(query).get('state') ?? '';
        const onward = new URLSearchParams({ party, state, query });
        return reply.header('cache-control', 'no-store').redirect(`${LOGIN_PAGE}?${onward}`, 303);
      });
    }
  };
}
