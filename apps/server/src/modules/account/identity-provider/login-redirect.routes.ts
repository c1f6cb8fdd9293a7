import type { FastifyInstance } from 'fastify';
import type { IdentityTools } from '../identity-tools.ts';

const LOGIN_PAGE = '/zhuyin/#/uni_modules/uni-id-pages/pages/login/login-withoutpwd';
const LONGEST_QUERY = 4_096;

/**
 * `/login/<provider>`, the redirect address registered at an identity provider (which takes none with a #): leads on to the
 * login page with `provider`, `state` and the whole `query`. Nothing is believed here; the page hands it to
 * `account.finishExternalLogin`.
 */
export function loginRedirectRoutes({ identityProviders }: Pick<IdentityTools, 'identityProviders'>) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const provider of identityProviders.keys()) {
      app.get(`/login/${provider}`, (request, reply) => {
        const query = request.url.split('?').slice(1).join('?').slice(0, LONGEST_QUERY);
        const state = new URLSearchParams(query).get('state') ?? '';
        const onward = new URLSearchParams({ provider, state, query });
        return reply.header('cache-control', 'no-store').redirect(`${LOGIN_PAGE}?${onward}`, 303);
      });
    }
  };
}
