import { systemNow } from '@yuanguang/cloud';
import type { AlmanacDay } from '@yuanguang/contract/objects/almanac';
import { templeDay } from '@yuanguang/contract/rules/temple-day';
import { useConfig } from '../config/use-config.ts';

/** The temple's day in the lunar calendar; undefined where only an earlier day is known, such as without a network. */
export function useToday(): AlmanacDay | undefined {
  const { today, dayBoundary } = useConfig();
  return today?.day === templeDay(systemNow(), dayBoundary) ? today : undefined;
}
