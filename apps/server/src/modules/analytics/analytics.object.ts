import { analytics } from '@yuanguang/contract/objects/analytics';
import { type Implementation, implement } from '../../lib/implement.ts';
import { report } from './report.ts';

/** The functions behind the cloud object `uni-stat-receiver`. */
export function analyticsObject(): Implementation {
  return implement(analytics, { report: async (ctx, input) => ({ ...(await report(ctx, input)) }) });
}
