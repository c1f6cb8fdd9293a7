import { prayer } from '@yuanguang/contract/objects/prayer';
import { type Implementation, implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import { listPrayers } from './list-prayers.ts';
import type { PrayerTools } from './prayer-context.ts';

/** The functions behind the cloud object `prayer`. */
export function prayerObject(tools: PrayerTools): Implementation {
  return implement(prayer, { list: operationsWith(tools)(listPrayers) });
}
