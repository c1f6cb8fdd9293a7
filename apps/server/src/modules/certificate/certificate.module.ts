import { defineModule } from '../../app-module.ts';
import { requestContext } from '../../lib/context.ts';
import { certificateRoute } from './certificate.routes.ts';

/** Certificates of merit for whatever was paid. */
export const certificateModule = defineModule('certificate', (deps) => {
  const route = certificateRoute(async (request, token, language) => {
    const ctx = requestContext(deps, request);
    for (const { certificate } of deps.modules.payables) {
      const facts = await certificate?.(ctx, token, language);
      if (facts) return facts;
    }
    return undefined;
  });
  return {
    objects: [],
    routes: [{ pages: true, register: route }],
    jobs: [],
    notices: [],
    collections: [],
    payables: [],
    personalData: 'none',
    seed: 'none',
  };
});
