import { GIFT_PURPOSES } from '@yuanguang/content';
import { GIFT_AMOUNTS_FEN, GIFT_LEAST_FEN } from '@yuanguang/contract/constants';
import type { Language } from '@yuanguang/contract/languages';
import type { OfferedPurpose } from '@yuanguang/contract/objects/donate';
import { canText } from '../../settings-sms.ts';
import { configFor, requireModule } from '../config/config.service.ts';
import { type DonateContext, offerOf } from './donate-context.ts';

/** What can be given and for what, in the reader's language; `open` is false while nothing can be paid for. */
export async function offer(
  ctx: DonateContext,
  { language }: { language: Language },
): Promise<{
  amountsFen: number[];
  leastFen: number;
  mostFen: number;
  purposes: OfferedPurpose[];
  open: boolean;
  remindsByText: boolean;
}> {
  await requireModule(ctx, 'donate');
  const { buyclosed } = await configFor(ctx);
  const { mostFen, purposes } = await offerOf(ctx);
  return {
    amountsFen: GIFT_AMOUNTS_FEN.filter((fen) => fen <= mostFen),
    leastFen: GIFT_LEAST_FEN,
    mostFen,
    purposes: GIFT_PURPOSES.filter(({ id }) => purposes.includes(id)).map(({ id, title, text }) => ({
      id,
      title: title[language],
      text: text[language],
    })),
    open: !buyclosed,
    remindsByText: canText(ctx.settings, 'monthly'),
  };
}
