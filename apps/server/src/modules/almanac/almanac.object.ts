import { almanac } from '@yuanguang/contract/objects/almanac';
import { type Implementation, implement } from '../../lib/implement.ts';
import type { Almanac } from './almanac.service.ts';

/** The functions behind the cloud object `almanac`. */
export function almanacObject({ near }: Almanac): Implementation {
  return implement(almanac, { near: async (ctx, { days }) => ({ days: [...near(ctx.now(), days)] }) });
}
