import { join } from 'node:path';
import { defineModule } from '../../app-module.ts';
import { requestContext } from '../../lib/context.ts';
import { createAdmission } from './admission.ts';
import { cardLinks } from './card-link.ts';
import { certificateRoute } from './certificate.routes.ts';
import { pictureStore } from './picture-store.ts';

/** Certificates of merit for whatever was paid. */
export const certificateModule = defineModule('certificate', (deps) => {
  const { settings, clock, keys } = deps;
  const limits = {
    perMinute: settings.RATE_CALLS_PER_MINUTE,
    perHour: settings.RATE_CERTIFICATES_PER_HOUR,
  };
  const route = certificateRoute({
    contextOf: (request) => requestContext(deps, request),
    async findFacts(ctx, token, language) {
      for (const { certificate } of deps.modules.payables) {
        const facts = await certificate?.(ctx, token, language);
        if (facts) return facts;
      }
      return undefined;
    },
    store: pictureStore(join(settings.DATA_DIR, 'certificates'), keys.derive('certificate.pictures'), clock),
    admission: createAdmission(limits, clock),
    links: cardLinks(keys.derive('certificate.card-link')),
    origin: new URL(settings.PUBLIC_URL).origin,
  });
  return {
    objects: [],
    routes: [{ pages: true, register: route }],
    jobs: [],
    notices: [],
    noticeKinds: [],
    collections: [],
    payables: [],
    journal: [],
    merits: [],
    personalData: 'none',
    seed: 'none',
  };
});
