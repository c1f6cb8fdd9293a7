import { dedicationById, dedicationLine, joinNames, purposeById } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import { csv } from '../../../lib/office/csv.ts';
import { type OfficeCommand, OfficeError, officeLook, wordOf } from '../../../lib/office/office-command.ts';
import { maskName } from '../../guest/guest.service.ts';
import { attemptsOf, NothingToRefund, refundPayment } from '../../payment/payment.service.ts';
import type { GiftRow } from '../donate.tables.ts';
import type { DonateContext } from '../donate-context.ts';
import { addEvent } from '../gifts/event.repository.ts';
import { findAnyByNumber, paidBetween, updateGift } from '../gifts/gift.repository.ts';
import { giftNumbers } from '../gifts/gift-number.ts';
import { openPersonal, type Personal } from '../gifts/personal.ts';
import { monthBounds } from './month.ts';

type Command = OfficeCommand<DonateContext>;

const HEAD = [
  '随喜编号',
  '付款日',
  '用途',
  '金额（元）',
  '状态',
  '功德芳名',
  '不公开',
  '为谁',
  '姓名',
  '回向',
  '联系方式',
  '回执邮箱',
  '票据号',
];
const FOR: Readonly<Record<GiftRow['honoree_kind'], string>> = {
  self: '自己',
  behalf: '代为',
  memory: '追荐',
};

/** @throws {OfficeError} for a number that no gift has. */
async function officeGift(ctx: DonateContext, text: string): Promise<GiftRow> {
  const number = giftNumbers.read(text);
  const gift = number === undefined ? undefined : await findAnyByNumber(ctx.db, number);
  if (!gift) throw new OfficeError(`there is no gift ${text}`);
  return gift;
}

const yuan = ({ amount_fen }: GiftRow): string => (amount_fen / 100).toFixed(2);
const dayOf = (ctx: DonateContext, { paid_at, created_at }: GiftRow): string =>
  ctx.days.of(paid_at ?? created_at);

function dedicationOf({ dedication }: Personal, language: Language): string {
  const { textId, text, target, names } = dedication;
  const verse = textId === null ? text : dedicationById(textId).name[language];
  return [dedicationLine(target, names, language) ?? '', verse].join(' / ');
}

/** The gifts of a month, masked, or with `--open` as a table for the books: also what has been given back. */
const list: Command = {
  usage: 'gift list <YYYY-MM>',
  async run(ctx, words, by) {
    const { from, to } = monthBounds(wordOf(words, 0, this.usage), ctx.settings.DAY_BOUNDARY);
    const gifts = await paidBetween(ctx.db, from, to);
    if (!by.open) {
      return gifts.map((gift) =>
        [
          giftNumbers.group(gift.gift_number),
          dayOf(ctx, gift),
          gift.purpose_id,
          `${yuan(gift)} yuan`,
          gift.status,
          maskName(gift.merit_name),
        ].join(' '),
      );
    }
    await officeLook(
      ctx,
      by,
      'gifts',
      gifts.map(({ id }) => id),
    );
    return { csv: csv([HEAD, ...gifts.map((gift) => row(ctx, gift))]), rows: gifts.length };
  },
};

function row(ctx: DonateContext, gift: GiftRow): string[] {
  const personal = gift.personal === null ? undefined : openPersonal(ctx.cipher, gift);
  return [
    giftNumbers.group(gift.gift_number),
    dayOf(ctx, gift),
    purposeById(gift.purpose_id).title['zh-Hans'],
    yuan(gift),
    gift.status,
    personal?.name ?? '',
    gift.anonymous ? '是' : '',
    FOR[gift.honoree_kind],
    joinNames(personal?.honoree.names ?? [], 'zh-Hans'),
    personal ? dedicationOf(personal, 'zh-Hans') : '',
    personal?.contact.value ?? '',
    personal?.receiptEmail ?? '',
    gift.official_receipt ?? '',
  ];
}

/** One gift; with `--open` all that was given with it, and the look is written down. */
const show: Command = {
  usage: 'gift show <gift number>',
  async run(ctx, words, by) {
    const gift = await officeGift(ctx, wordOf(words, 0, this.usage));
    const states = [
      `${giftNumbers.group(gift.gift_number)} ${gift.status} (${gift.id})`,
      `${gift.purpose_id}, ${yuan(gift)} yuan, ${dayOf(ctx, gift)}, official receipt ${gift.official_receipt ?? '-'}`,
    ];
    if (gift.personal === null) return [...states, 'everything personal has been erased'];
    if (!by.open) return [...states, `name ${maskName(gift.merit_name)} (--open shows all)`];
    await officeLook(ctx, by, 'gifts', [gift.id]);
    const personal = openPersonal(ctx.cipher, gift);
    return [
      ...states,
      `name: ${personal.name}${gift.anonymous ? ' (not to be published)' : ''}`,
      `for: ${[gift.honoree_kind, ...personal.honoree.names].join(' ')}`,
      `dedication: ${dedicationOf(personal, gift.language as Language)}`,
      `contact: ${personal.contact.value}`,
      `receipt: ${personal.receiptEmail ?? '-'}`,
    ];
  },
};

/** Gives back what was paid for a gift: the whole amount, through the provider that took it. */
const refund: Command = {
  usage: 'gift refund <gift number> <reason>',
  async run(ctx, words, { who }) {
    const gift = await officeGift(ctx, wordOf(words, 0, this.usage));
    wordOf(words, 1, this.usage);
    const reason = words.slice(1).join(' ').trim();
    const attempts = await attemptsOf(ctx, gift.id);
    const paid = attempts.find((one) => one.state === 'settled' && one.booked_as === 'order');
    if (!paid) throw new OfficeError(`the gift is ${gift.status}: it holds no money to give back`);
    try {
      return [`refund ${await refundPayment(ctx, paid.id, { who: `office:${who}`, reason })}`];
    } catch (error) {
      if (error instanceof NothingToRefund) throw new OfficeError('the money has been given back meanwhile');
      throw error;
    }
  },
};

const RECEIPT = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{0,39}$/u;

/** Keeps the number of the official receipt that the office has issued. */
const receipt: Command = {
  usage: 'gift receipt <gift number> <official number>',
  async run(ctx, words, { who }) {
    const gift = await officeGift(ctx, wordOf(words, 0, this.usage));
    const official = wordOf(words, 1, this.usage);
    if (!RECEIPT.test(official)) throw new OfficeError('that is no number of a receipt');
    if (gift.status !== 'paid') throw new OfficeError(`the gift is ${gift.status}: it has no receipt`);
    await updateGift(ctx.db, gift.id, { official_receipt: official });
    const event = { event: 'receipt-issued', who: `office:${who}`, detail: { official } };
    await addEvent(ctx.db, gift.id, event, ctx.now());
    return [`official receipt ${official}`];
  },
};

/** What the office does with gifts. */
export const DONATE_COMMANDS: readonly Command[] = [list, show, refund, receipt];
