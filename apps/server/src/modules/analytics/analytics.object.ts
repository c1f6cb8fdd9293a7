import { analytics } from '@yuanguang/contract/objects/analytics';
import { type Implementation, implement } from '../../lib/implement.ts';
import type { TempleDays } from '../../lib/temple-day.ts';
import { report } from './report.ts';

/** The functions behind the cloud object `uni-stat-receiver`. */
export function analyticsObject(days: TempleDays): Implementation {
  return implement(analytics, { report: async (ctx, input) => ({ ...(await report(ctx, days, input)) }) });
}
