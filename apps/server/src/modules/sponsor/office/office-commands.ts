import {
  type OfficeAnswer,
  type OfficeCommand,
  officeCaller,
  runCommand,
  wordOf,
} from '../../../lib/office/office-command.ts';
import { dueRefunds } from '../../payment/payment.service.ts';
import { listBatches } from '../batches/batch.repository.ts';
import {
  closeBatch,
  completeBatch,
  completeOrder,
  openBatch,
  printBatch,
  shipOrder,
} from '../batches/fulfilment.ts';
import { refundOrder } from '../payment/refund-order.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { addresses } from './addresses.ts';
import { batchNames } from './batch-names.ts';
import { orderList, orderShow } from './order-list.ts';
import { payRefunds } from './pay-refunds.ts';
import { PHOTO_COMMANDS } from './photo-commands.ts';

type Command = OfficeCommand<SponsorContext>;

function command(
  usage: string,
  run: (
    ctx: SponsorContext,
    word: (index: number) => string,
    who: string,
    words: readonly string[],
  ) => Promise<string[]>,
): Command {
  return {
    usage,
    run: (ctx, words, { who }) => run(ctx, (index) => wordOf(words, index, usage), who, words),
  };
}

/** What the office does with batches and their photographs, orders and refunds. */
export const SPONSOR_COMMANDS: readonly Command[] = [
  orderList,
  orderShow,
  command('batch list', async (ctx) =>
    (await listBatches(ctx.db)).map(
      (batch) =>
        `${batch.number} ${batch.state} ${batch.book_id}: ${batch.orders} orders, ${batch.copies} copies`,
    ),
  ),
  command('batch open <bookId>', async (ctx, word, who) => {
    const { number, orders } = await openBatch(ctx, { bookId: word(0), who });
    return [`batch ${number} opened with ${orders} orders`];
  }),
  command('batch close <batch number>', async (ctx, word, who) => {
    const { orders } = await closeBatch(ctx, { number: word(0), who });
    return [`batch ${word(0)} closed, ${orders} orders joined at the last`];
  }),
  batchNames,
  command('batch print <batch number>', async (ctx, word, who) => {
    const { orders } = await printBatch(ctx, { number: word(0), who });
    return [`batch ${word(0)} is printing ${orders} orders`];
  }),
  command('batch complete <batch number>', async (ctx, word, who) => {
    const { completed, left } = await completeBatch(ctx, { number: word(0), who });
    return [`${completed} orders complete, ${left} still to be shipped`];
  }),
  ...PHOTO_COMMANDS,
  addresses,
  command('order ship <sponsor number> <carrier> <tracking number>', async (ctx, word, who) => {
    const parcel = { sponsorNumber: word(0), carrier: word(1), trackingNumber: word(2) };
    return [await shipOrder(ctx, { ...parcel, who })];
  }),
  command('order complete <sponsor number>', async (ctx, word, who) => {
    await completeOrder(ctx, { sponsorNumber: word(0), who });
    return ['complete'];
  }),
  command('order refund <sponsor number> <reason>', async (ctx, word, who, words) => {
    word(1);
    const reason = words.slice(1).join(' ').trim();
    return [`refund ${await refundOrder(ctx, { sponsorNumber: word(0), reason, who })}`];
  }),
  command('refunds list', async (ctx) =>
    (await dueRefunds(ctx)).map((payment) => `${payment.id} ${payment.provider} ${payment.settled_fen} fen`),
  ),
  command('refunds pay', (ctx, _word, who) => payRefunds(ctx, who)),
];

/** Carries out one of these commands. @throws {OfficeError} for the office to read. */
export function runOffice(
  ctx: SponsorContext,
  words: readonly string[],
  who: string,
  more: { readonly reason?: string; readonly open?: boolean } = {},
): Promise<OfficeAnswer> {
  return runCommand(SPONSOR_COMMANDS, ctx, words, officeCaller({ as: who, ...more }));
}
