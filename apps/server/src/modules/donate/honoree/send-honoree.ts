import { joinNames, purposeById } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import { inTransaction } from '../../../lib/context.ts';
import { type Message, type Notice, notice } from '../../../lib/notice.ts';
import type { GiftRow } from '../donate.tables.ts';
import { type DonateContext, type DonateTools, withTools } from '../donate-context.ts';
import { findGift, lockGift, updateGift } from '../gifts/gift.repository.ts';
import { openPersonal, sealPersonal } from '../gifts/personal.ts';
import { honoreeEmail } from './honoree-email.ts';
import { endingAddress, mailboxIndex } from './mailbox.ts';
import { maySendNotice } from './notice-bounds.ts';
import { isUnwanted } from './unwanted.repository.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'donate.honoree': { giftId: string };
  }
}

/**
 * Tells the honoree of a paid gift, once. What is not sent (the mailbox wants none, or has had enough) is held: logged
 * here, told to nobody. Either way the address is forgotten.
 */
export function honoreeNotice(tools: DonateTools): Notice {
  return notice('donate.honoree', {
    mails: [honoreeEmail],
    compose: (ctx, { giftId }) => compose(withTools(ctx, tools), giftId),
    sent: (ctx, { giftId }) => done(withTools(ctx, tools), giftId, 'sent'),
  });
}

async function compose(ctx: DonateContext, giftId: string): Promise<Message | undefined> {
  const gift = await findGift(ctx.db, giftId);
  if (gift?.status !== 'paid' || gift.personal === null) return undefined;
  if (gift.honoree_notice === 'none' || gift.honoree_notice === 'sent') return undefined;
  const { name, honoree } = openPersonal(ctx.cipher, gift);
  const { kind, names, noticeEmail: to } = honoree;
  if (to === null || kind === 'self') return undefined;
  const mailbox = mailboxIndex(ctx.cipher, to);
  if (!(await maySend(ctx, gift, mailbox))) {
    ctx.log.warn({ giftId }, 'a notice to an honoree is held: unwanted, or too many of late');
    await done(ctx, giftId, 'held');
    return undefined;
  }
  const language = gift.language as Language;
  const ending = endingAddress(ctx, mailbox);
  const content = honoreeEmail.render(
    {
      kind,
      names: joinNames(names, language),
      giver: gift.anonymous ? null : name,
      purpose: purposeById(gift.purpose_id).title[language],
      ending,
    },
    language,
  );
  return { mail: { ...content, to, id: `gift-honoree-${giftId}`, endedAt: ending } };
}

/** Counted once a gift, however often the sending is tried. */
async function maySend(ctx: DonateContext, gift: GiftRow, mailbox: string): Promise<boolean> {
  if (gift.honoree_notice === 'held' || (await isUnwanted(ctx.db, mailbox))) return false;
  if (gift.honoree_notice === 'due') return true;
  if (!(await maySendNotice(ctx, gift, mailbox))) return false;
  await updateGift(ctx.db, gift.id, { honoree_notice: 'due' });
  return true;
}

function done(ctx: DonateContext, giftId: string, state: 'sent' | 'held'): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const gift = await lockGift(ctx.db, giftId);
    if (!gift || gift.personal === null) return;
    const personal = openPersonal(ctx.cipher, gift);
    const forgotten = { ...personal, honoree: { ...personal.honoree, noticeEmail: null } };
    await updateGift(ctx.db, giftId, {
      honoree_notice: state,
      personal: sealPersonal(ctx.cipher, giftId, forgotten),
    });
  });
}
