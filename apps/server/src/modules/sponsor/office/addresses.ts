import { maskMobile } from '../../../lib/mask-mobile.ts';
import { csv } from '../../../lib/office/csv.ts';
import { type OfficeCommand, officeLook } from '../../../lib/office/office-command.ts';
import { maskName } from '../../guest/guest.service.ts';
import { findPaid } from '../orders/order.repository.ts';
import { openPersonal } from '../orders/personal.ts';
import { groupSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorContext } from '../sponsor-context.ts';

const HEAD = ['助印编号', '收件人', '手机', '省', '市', '区县', '详细地址', '经书', '册数'];
const MOST = 10_000;

/** Where the gift copies that are printed go, in order of payment: masked, or with `--open` as a table for the labels. */
export const addresses: OfficeCommand<SponsorContext> = {
  usage: 'order addresses [batch number]',
  async run(ctx, words, by) {
    const [batch] = words;
    const orders = await findPaid(ctx.db, ['printing'], {
      freeGift: true,
      limit: MOST,
      ...(batch === undefined ? {} : { batch }),
    });
    const parcels = orders.flatMap((order) => {
      const gift = order.personal === null ? null : openPersonal(ctx.cipher, order).freeGift;
      return gift ? [{ order, gift, number: groupSponsorNumber(order.sponsor_number) }] : [];
    });
    if (!by.open) {
      return parcels.map(
        ({ number, gift }) =>
          `${number} ${maskName(gift.recipient)} ${maskMobile(gift.phone)} ${gift.province} ${gift.city}`,
      );
    }
    await officeLook(
      ctx,
      by,
      'addresses',
      parcels.map(({ order }) => order.id),
    );
    const rows = parcels.map(({ order, number, gift }) => [
      number,
      gift.recipient,
      gift.phone,
      gift.province,
      gift.city,
      gift.district,
      gift.street,
      order.titles['zh-Hans'],
      // However many were sponsored, one copy goes to the donor.
      '1',
    ]);
    return { csv: csv([HEAD, ...rows]), rows: rows.length };
  },
};
