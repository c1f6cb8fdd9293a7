import type { TabletText } from '@yuanguang/contract/rules/tablet';
import { DEVICES_PER_ADDRESS, limitCaller } from '../../../lib/limits/caller-limit.ts';
import { requireModule } from '../../config/config.service.ts';
import type { HallContext } from '../hall-context.ts';
import { cleanTablet, lackingOf } from './words.ts';

const TEN_MINUTES = 600;
const PER_DEVICE = 200;

/** Which signs of a tablet cannot be written; refuses what breaks another rule. Nothing is kept. */
export async function check(
  ctx: HallContext,
  { tablet }: { readonly tablet: TabletText },
): Promise<{ lacking: { field: string; characters: string[] }[] }> {
  await requireModule(ctx, 'hall');
  await limitCaller(ctx, 'hall.check', {
    perDevice: PER_DEVICE,
    perAddress: PER_DEVICE * DEVICES_PER_ADDRESS,
    seconds: TEN_MINUTES,
  });
  return { lacking: lackingOf(cleanTablet(ctx, tablet)) };
}
