import { checkLamp, type LampText } from '@yuanguang/contract/rules/hall';
import {
  type CleanTablet,
  checkTablet,
  type TabletText,
  writtenParts,
} from '@yuanguang/contract/rules/tablet';
import { type HallId, TABLETS } from '@yuanguang/contract/rules/tablet-kinds';
import { refuse } from '../../../lib/refusal.ts';
import { lackingSigns } from '../../certificate/certificate.service.ts';
import { type HallContext, tabletDay } from '../hall-context.ts';

/** Words that can be written: a tablet, or a lamp alone. */
export interface CleanWords {
  readonly tablet: CleanTablet | null;
  readonly lamp: LampText | null;
  readonly hall: HallId;
}

interface GivenWords {
  readonly tablet: TabletText | null;
  readonly lamp: LampText | null;
}

/** Signs of a tablet that no type of ours has, field by field: they would be missing on the paper. */
export const lackingOf = (tablet: CleanTablet): { field: string; characters: string[] }[] =>
  writtenParts(tablet)
    .map(({ field, text }) => ({ field: `tablet.${field}`, characters: lackingSigns(text) }))
    .filter(({ characters }) => characters.length > 0);

/** The tablet with each broken rule refused at the path of the input. */
export function cleanTablet(ctx: Pick<HallContext, 'days' | 'now'>, tablet: TabletText): CleanTablet {
  return checkTablet(tablet, tabletDay(ctx), (code, field) => refuse(code, `tablet.${field}`));
}

/** Refuses what breaks a rule, at its field, and what cannot be written ('tablet-characters-lacking'). */
export function cleanWords(ctx: Pick<HallContext, 'days' | 'now'>, given: GivenWords): CleanWords {
  const { tablet, lamp } = given;
  if (tablet !== null && lamp === null) {
    const clean = cleanTablet(ctx, tablet);
    const [lacking] = lackingOf(clean);
    if (lacking) refuse('tablet-characters-lacking', lacking.field);
    return { tablet: clean, lamp: null, hall: TABLETS[clean.kind].hall };
  }
  if (lamp === null || tablet !== null) return refuse('param-invalid', 'tablet');
  const clean = checkLamp(lamp, refuse);
  return { tablet: null, lamp: clean, hall: clean.hall };
}
