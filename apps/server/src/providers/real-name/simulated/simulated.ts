import { randomBytes } from 'node:crypto';
import { FACE_REASONS, type RealNameProvider, type RealNameProviderDeps } from '../provider.ts';
import { deleteOldChecks, openCheck, readCheck } from './simulated.repository.ts';
import type { SimulatedCheckRow } from './simulated.tables.ts';
import { simulatedRoutes } from './simulated-routes.ts';

const DAY_MS = 86_400_000;

const RESULTS = {
  open: { state: 'processing', reason: null },
  passed: { state: 'passed', reason: null },
  failed: { state: 'failed', reason: FACE_REASONS.noMatch },
  interrupted: { state: 'failed', reason: FACE_REASONS.interrupted },
} as const satisfies Record<SimulatedCheckRow['state'], unknown>;

/** Stands in for a real check outside production: the person decides on a page of ours, which says what it is. */
export function simulatedFaceChecks({ settings, clock, db }: RealNameProviderDeps): RealNameProvider {
  return {
    id: 'simulated',
    async start({ name, returnUrl, language }) {
      const at = clock();
      await deleteOldChecks(db, new Date(at.getTime() - DAY_MS));
      const certifyId = `S${randomBytes(15).toString('hex')}`;
      await openCheck(db, {
        certify_id: certifyId,
        masked_name: `${'*'.repeat([...name].length - 1)}${[...name].at(-1)}`,
        language,
        return_url: returnUrl,
        state: 'open',
        created_at: at,
      });
      return { certifyId, url: `${settings.PUBLIC_URL}/realname/simulated/${certifyId}` };
    },
    async result(certifyId) {
      const check = await readCheck(db, certifyId);
      if (!check) throw new Error('the simulated check is not known');
      return RESULTS[check.state];
    },
    routes: (app) => simulatedRoutes(app, db),
  };
}
