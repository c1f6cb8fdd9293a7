import { dedicationById, dedicationLine } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import { type OfficeCommand, officeLook, wordOf } from '../../../lib/office/office-command.ts';
import { maskName } from '../../guest/guest.service.ts';
import { dueRefunds, undecided } from '../../payment/payment.service.ts';
import { officeOrder } from '../batches/fulfilment.ts';
import { type FullOrder, findPaid } from '../orders/order.repository.ts';
import { openPersonal, type Personal } from '../orders/personal.ts';
import { groupSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorContext } from '../sponsor-context.ts';

const MOST = 500;

/** Everything that waits for the office, by what is to be done; names are masked. */
export const orderList: OfficeCommand<SponsorContext> = {
  usage: 'order list',
  async run(ctx) {
    const paid = (states: Parameters<typeof findPaid>[1], freeGift?: boolean) =>
      findPaid(ctx.db, states, { limit: MOST, ...(freeGift === undefined ? {} : { freeGift }) });
    const { payments, refunds } = await undecided(ctx);
    const due = await dueRefunds(ctx);
    return [
      ...part(
        'to confirm by hand at the provider (it has not said what became of the payment)',
        payments.map((one) => `${one.id} ${one.provider} ${one.amount_fen} fen, ${one.state}`),
      ),
      ...part(
        'refunds to pay',
        due.map((one) => `${one.id} ${one.provider} ${one.settled_fen} fen`),
      ),
      ...part(
        'refunds to follow up',
        refunds.map((one) => `${one.id} of payment ${one.payment_id}, ${one.amount_fen} fen, ${one.state}`),
      ),
      ...part(
        'to put into a batch',
        (await paid(['waiting'])).map((order) => line(ctx, order)),
      ),
      ...part(
        'to print',
        (await paid(['batched'])).map((order) => line(ctx, order)),
      ),
      ...part(
        'to ship',
        (await paid(['printing'], true)).map((order) => line(ctx, order)),
      ),
      ...part(
        'shipped, arrival to confirm',
        (await paid(['shipped'])).map((order) => line(ctx, order)),
      ),
    ];
  },
};

function part(title: string, lines: readonly string[]): string[] {
  const more = lines.length >= MOST ? ' and perhaps more' : '';
  return [`${title}: ${lines.length}${more}`, ...lines.map((text) => `  ${text}`)];
}

function line(ctx: Pick<SponsorContext, 'days'>, order: FullOrder): string {
  const day = ctx.days.of(order.paid_at ?? order.created_at);
  const batch = order.batch_number === null ? '' : `, batch ${order.batch_number}`;
  return `${groupSponsorNumber(order.sponsor_number)} ${day} ${order.book_id} × ${order.copies}, ${maskName(order.merit_name)}${batch}`;
}

/** One order; with `--open` all that was given for it, and the look is written down. */
export const orderShow: OfficeCommand<SponsorContext> = {
  usage: 'order show <sponsor number>',
  async run(ctx, words, by) {
    const order = await officeOrder(ctx, wordOf(words, 0, this.usage));
    const states = [
      `${groupSponsorNumber(order.sponsor_number)} ${order.status}, ${order.fulfilment} (${order.id})`,
      `${order.book_id} × ${order.copies}, ${order.total_fen} fen, placed ${ctx.days.of(order.created_at)}`,
      `batch ${order.batch_number ?? '-'}, parcel ${order.carrier ?? '-'} ${order.tracking_number ?? ''}`.trim(),
    ];
    if (order.personal === null) return [...states, 'everything personal has been erased'];
    if (!by.open) return [...states, `name ${maskName(order.merit_name)} (--open shows all)`];
    await officeLook(ctx, by, 'order', [order.id]);
    const { name, contact, receiptEmail, freeGift, dedication } = openPersonal(ctx.cipher, order);
    return [
      ...states,
      `name: ${name}${order.anonymous ? ' (not to be published)' : ''}`,
      `dedication: ${dedicationOf(order, dedication).join(' / ')}`,
      `contact: ${contact.value}`,
      `receipt: ${receiptEmail ?? '-'}`,
      `gift: ${freeGift ? Object.values(freeGift).join(' ') : '-'}`,
    ];
  },
};

/** To whom, and the verse or the donor's own words, as they are printed in the language of the order. */
export function dedicationOf(
  order: FullOrder,
  { target, names, textId, text }: Personal['dedication'],
): [string, string] {
  const language = order.language as Language;
  const verse = textId === null ? text : dedicationById(textId).lines[language].join('\n');
  return [dedicationLine(target, names, language) ?? '', verse];
}
