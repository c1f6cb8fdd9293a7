import { csv } from '../../../lib/office/csv.ts';
import { type OfficeCommand, OfficeError, officeLook, wordOf } from '../../../lib/office/office-command.ts';
import { maskName } from '../../guest/guest.service.ts';
import { findBatch } from '../batches/batch.repository.ts';
import { findPrinted } from '../orders/order.repository.ts';
import { openPersonal } from '../orders/personal.ts';
import { groupSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { dedicationOf } from './order-list.ts';

const HEAD = ['序', '助印编号', '功德芳名', '册数', '回向', '回向文', '说明'];

/**
 * The names that stand at the end of a batch's book, in order of payment, exactly as they were entered: masked, or with
 * `--open` as a table for the printer. Who asked not to be named is there by number of copies and dedication only.
 */
export const batchNames: OfficeCommand<SponsorContext> = {
  usage: 'batch names <batch number>',
  async run(ctx, words, by) {
    const number = wordOf(words, 0, this.usage);
    const batch = await findBatch(ctx.db, number);
    if (!batch) throw new OfficeError(`there is no batch ${number}`);
    if (batch.state === 'open') {
      throw new OfficeError(`batch ${number} is open: names can still be corrected, close it first`);
    }
    const orders = await findPrinted(ctx.db, batch.id);
    if (!by.open) {
      return orders.map(
        (order, index) =>
          `${index + 1} ${groupSponsorNumber(order.sponsor_number)} ${maskName(order.merit_name)} × ${order.copies}`,
      );
    }
    await officeLook(
      ctx,
      by,
      'names',
      orders.filter(({ personal }) => personal !== null).map(({ id }) => id),
    );
    const rows = orders.map((order, index) => {
      const start = [String(index + 1), groupSponsorNumber(order.sponsor_number)];
      const copies = String(order.copies);
      if (order.personal === null) return [...start, '', copies, '', '', '已应本人要求删去'];
      const { name, dedication } = openPersonal(ctx.cipher, order);
      const shown = order.anonymous ? ['', copies] : [name, copies];
      return [...start, ...shown, ...dedicationOf(order, dedication), order.anonymous ? '不公开芳名' : ''];
    });
    return { csv: csv([HEAD, ...rows]), rows: rows.length };
  },
};
