import { isIdCard, isRealName } from '@yuanguang/contract/rules/account';
import { inTransaction } from '../../../lib/context.ts';
import { newId } from '../../../lib/ids.ts';
import { count } from '../../../lib/limits/rate-limit.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { FaceCheckResult } from '../../../providers/real-name/provider.ts';
import type { AccountContext } from '../account-context.ts';
import { agree } from '../agreement/agreement.ts';
import { maskName, maskNumber } from '../user/masking.ts';
import { writeLog } from '../user/user-log.ts';
import {
  decideTry,
  findRealName,
  findTry,
  insertRealName,
  insertTry,
  isCardTaken,
  newestTry,
  type RealNameTry,
} from './real-name.repository.ts';

/** The states of a real name as existing clients know them (PROTOCOL 3.4). */
export const REAL_NAME = { none: 0, waiting: 1, verified: 2, failed: 3 } as const;
const PERSON = 0;
const TRIES_A_DAY = 5;
/** The page from which a check begins and to which it comes back; what was found is added as `certifyId` and `code`. */
const PAGE = '/zhuyin/#/uni_modules/uni-id-pages/pages/userinfo/realname-verify/realname-verify';

export interface RealNameInfo {
  readonly type?: number;
  readonly authStatus?: number;
  readonly realName?: string;
  readonly identity?: string;
}

const openName = ({ cipher }: AccountContext, row: { uid: string; name_sealed: string }) =>
  cipher.open(`user.real-name:${row.uid}`, row.name_sealed);
const openCard = ({ cipher }: AccountContext, row: { uid: string; id_card_sealed: string }) =>
  cipher.open(`user.id-card:${row.uid}`, row.id_card_sealed);

/** The real name of who calls, never but masked; `decryptData: false` tells the state alone. */
export async function realNameInfo(ctx: AccountContext, decryptData = true): Promise<RealNameInfo> {
  const uid = ownUid(ctx);
  const verified = await findRealName(ctx.db, uid);
  if (verified) {
    const shown = decryptData
      ? { realName: maskName(openName(ctx, verified)), identity: maskNumber(openCard(ctx, verified)) }
      : {};
    return { type: PERSON, authStatus: REAL_NAME.verified, ...shown };
  }
  const last = await newestTry(ctx.db, uid);
  if (!last) return {};
  return { type: PERSON, authStatus: last.state === 'waiting' ? REAL_NAME.waiting : REAL_NAME.failed };
}

export interface FaceCheckInput {
  readonly realName: string;
  readonly idCard: string;
  /** What the device's kit says; unset in a browser that has none. */
  readonly metaInfo?: string | undefined;
}

/**
 * Begins a check from our own page, where a consent of its own was ticked: it is on record before anything is handed on.
 * Existing clients begin by `startFaceCheck` and ask in their own way. Refuses 'agreement-unknown' and as that does.
 */
export async function startOwnFaceCheck(
  ctx: AccountContext,
  { agreed, ...input }: FaceCheckInput & { readonly agreed: string },
): Promise<{ certifyId: string; url: string | null }> {
  await agree(ctx, { agreements: [{ agreement: 'realName', version: agreed }], occasion: 'realName' });
  return startFaceCheck(ctx, input);
}

/**
 * Begins a check of the real name: `url` is where the person goes for the face step, null when only an app can do it.
 * Refuses 'uni-id-invalid-realname', '-invalid-idcard', '-realname-verified', '-idcard-exists',
 * '-realname-verify-upper-limit' (five a day), '-frv-fail' (the provider does not take it), '-config-field-required'.
 */
export async function startFaceCheck(
  ctx: AccountContext,
  { realName, idCard, metaInfo }: FaceCheckInput,
): Promise<{ certifyId: string; url: string | null }> {
  const provider = ctx.realNames ?? refuse('uni-id-config-field-required');
  const name = realName.trim();
  const card = idCard.trim().toUpperCase();
  const at = ctx.now();
  if (!isRealName(name)) refuse('uni-id-invalid-realname', 'realName');
  if (!isIdCard(card, at)) refuse('uni-id-invalid-idcard', 'idCard');
  const uid = ownUid(ctx);
  if (await findRealName(ctx.db, uid)) refuse('uni-id-realname-verified');
  const cardIndex = ctx.cipher.index('user.id-card', card);
  const { days } = ctx;
  const today = { key: `account.real-name:${uid}:${days.of(at)}`, seconds: days.secondsLeft(at) };
  if ((await count(ctx, today)) > TRIES_A_DAY) refuse('uni-id-realname-verify-upper-limit');
  // Counted before: else anybody could ask of any card whether somebody here has it.
  if (await isCardTaken(ctx.db, cardIndex, uid)) refuse('uni-id-idcard-exists', 'idCard');
  const started = await provider
    .start({
      // 32 letters and digits at most, as providers want it.
      requestId: `r${newId(at)}`,
      name,
      idCard: card,
      returnUrl: `${ctx.settings.PUBLIC_URL}${PAGE}`,
      language: ctx.caller.language,
      metaInfo: metaInfo ?? null,
    })
    .catch((error: Error) => {
      ctx.log.warn({ reason: error.message, provider: provider.id }, 'a real-name check could not begin');
      return refuse('uni-id-frv-fail');
    });
  await insertTry(ctx.db, {
    certify_id: started.certifyId,
    uid,
    state: 'waiting',
    reason: null,
    name_sealed: ctx.cipher.seal(`user.real-name:${uid}`, name),
    id_card_sealed: ctx.cipher.seal(`user.id-card:${uid}`, card),
    id_card_index: cardIndex,
    created_at: at,
    decided_at: null,
  });
  return started;
}

/**
 * Asks the provider how a check ended, and keeps the name once it passed. Asking again says the same again.
 * Refuses 'uni-id-frv-processing', 'uni-id-frv-fail' (also for an id that is not one's own), 'uni-id-idcard-exists'.
 */
export async function finishFaceCheck(
  ctx: AccountContext,
  { certifyId }: { readonly certifyId: string },
): Promise<{ authStatus: number; realName: string; identity: string }> {
  const uid = ownUid(ctx);
  const attempt = await findTry(ctx.db, uid, certifyId);
  if (!attempt || attempt.state === 'failed') refuse('uni-id-frv-fail');
  if (attempt.state === 'waiting') await settle(ctx, attempt, await ask(ctx, certifyId));
  const verified = (await findRealName(ctx.db, uid)) ?? refuse('uni-id-frv-fail');
  return {
    authStatus: REAL_NAME.verified,
    realName: maskName(openName(ctx, verified)),
    identity: maskNumber(openCard(ctx, verified)),
  };
}

/** What cannot be asked now is asked again later. */
async function ask(ctx: AccountContext, certifyId: string): Promise<FaceCheckResult> {
  const provider = ctx.realNames ?? refuse('uni-id-config-field-required');
  try {
    return await provider.result(certifyId);
  } catch (error) {
    ctx.log.warn({ reason: (error as Error).message }, 'a real-name check could not be asked about');
    return { state: 'processing', reason: null };
  }
}

async function settle(ctx: AccountContext, attempt: RealNameTry, result: FaceCheckResult): Promise<void> {
  if (result.state === 'processing') refuse('uni-id-frv-processing');
  const { uid, certify_id: certifyId, name_sealed, id_card_sealed, id_card_index } = attempt;
  const at = ctx.now();
  if (result.state === 'failed') {
    await decideTry(ctx.db, certifyId, { state: 'failed', reason: result.reason, at });
    await writeLog(ctx, { type: 'bind-real-name', succeeded: false, uid });
    refuse('uni-id-frv-fail');
  }
  if (!name_sealed || !id_card_sealed || !id_card_index) throw new Error('a waiting try has lost its name');
  const kept = await inTransaction(ctx, async (tx) => {
    const name = { uid, name_sealed, id_card_sealed, id_card_index, verified_at: at };
    const first = await decideTry(tx.db, certifyId, { state: 'passed', reason: null, at });
    // Decided by another call meanwhile: what that one kept is read again afterwards.
    if (!first) return true;
    if (!(await insertRealName(tx.db, name))) return false;
    await writeLog(tx, { type: 'bind-real-name', succeeded: true, uid });
    return true;
  });
  if (!kept && (await isCardTaken(ctx.db, id_card_index, uid))) refuse('uni-id-idcard-exists');
}
