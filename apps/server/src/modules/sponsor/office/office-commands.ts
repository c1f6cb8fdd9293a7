import { dueRefunds } from '../../payment/payment.service.ts';
import { listBatches } from '../batches/batch.repository.ts';
import {
  closeBatch,
  completeBatch,
  completeOrder,
  OfficeError,
  openBatch,
  printBatch,
  shipOrder,
} from '../batches/fulfilment.ts';
import { refundOrder } from '../payment/refund-order.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { payRefunds } from './pay-refunds.ts';

export const USAGE = `npm run office -- [--who <name>] <command>
  batch list
  batch open <bookId>
  batch close|print|complete <batch number>
  order ship <sponsor number> <tracking number>
  order complete <sponsor number>
  order refund <sponsor number> <reason>
  refunds list
  refunds pay`;

type Command = (ctx: SponsorContext, words: readonly string[], who: string) => Promise<string[]>;

const COMMANDS: Readonly<Record<string, Command>> = {
  'batch list': async (ctx) =>
    (await listBatches(ctx.db)).map(
      (batch) =>
        `${batch.number} ${batch.state} ${batch.book_id}: ${batch.orders} orders, ${batch.copies} copies`,
    ),
  'batch open': async (ctx, words, who) => {
    const { number, orders } = await openBatch(ctx, { bookId: word(words, 0), who });
    return [`batch ${number} opened with ${orders} orders`];
  },
  'batch close': async (ctx, words, who) => {
    const { orders } = await closeBatch(ctx, { number: word(words, 0), who });
    return [`batch ${word(words, 0)} closed, ${orders} orders joined at the last`];
  },
  'batch print': async (ctx, words, who) => {
    const { orders } = await printBatch(ctx, { number: word(words, 0), who });
    return [`batch ${word(words, 0)} is printing ${orders} orders`];
  },
  'batch complete': async (ctx, words, who) => {
    const { completed, left } = await completeBatch(ctx, { number: word(words, 0), who });
    return [`${completed} orders complete, ${left} still to be shipped`];
  },
  'order ship': async (ctx, words, who) => {
    await shipOrder(ctx, { sponsorNumber: word(words, 0), trackingNumber: word(words, 1), who });
    return ['shipped'];
  },
  'order complete': async (ctx, words, who) => {
    await completeOrder(ctx, { sponsorNumber: word(words, 0), who });
    return ['complete'];
  },
  'order refund': async (ctx, words, who) => [
    `refund ${await refundOrder(ctx, { sponsorNumber: word(words, 0), reason: words.slice(1).join(' '), who })}`,
  ],
  'refunds list': async (ctx) =>
    (await dueRefunds(ctx)).map((payment) => `${payment.id} ${payment.provider} ${payment.settled_fen} fen`),
  'refunds pay': (ctx, _words, who) => payRefunds(ctx, who),
};

/** Carries out one command of the office; answers the lines to print. @throws {OfficeError} for the office to read. */
export async function runOffice(
  ctx: SponsorContext,
  words: readonly string[],
  who: string,
): Promise<string[]> {
  const name = words.slice(0, 2).join(' ');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new OfficeError(USAGE);
  return command(ctx, words.slice(2), who);
}

function word(words: readonly string[], index: number): string {
  return words[index] ?? fail();
}

function fail(): never {
  throw new OfficeError(USAGE);
}
