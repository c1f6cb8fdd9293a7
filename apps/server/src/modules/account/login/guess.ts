import type { CaptchaScene } from '@yuanguang/contract/objects/uni-captcha-co';
import { inTransaction } from '../../../lib/context.ts';
import { refuse } from '../../../lib/refusal.ts';
import { verifyCaptcha } from '../../captcha/captcha.service.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteLog, holdTries, newestTries } from '../user/user-log.repository.ts';
import { type LogEntry, writeLog } from '../user/user-log.ts';

/** After this many failures in a row within two hours a picture must be read. */
const FAILURES_BEFORE_CAPTCHA = 3;
const FAILURES_WITHIN_MS = 2 * 3_600_000;

export interface Guess extends Omit<LogEntry, 'succeeded'> {
  /** By `identifierOf`. */
  readonly identifier: string;
  /** What was read from a picture, and the scene of the picture. */
  readonly captcha: { readonly scene: CaptchaScene; readonly given: string | undefined };
}

/**
 * One guess at a code or a password. After three that failed in a row from this address a picture is asked for: refuses
 * 'uni-id-captcha-required', or as `verifyCaptcha` does. A guess is written down as failed before it is judged, so that
 * those under way at the same time count as well; one that was right, or could not be judged, is struck out again.
 * @param judge answers undefined when the guess was wrong: it stays in the log.
 */
export async function guess<Result>(
  ctx: AccountContext,
  { captcha, ...entry }: Guess,
  judge: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const id = (await writeUnlessFailed(ctx, entry)) ?? (await writeWithCaptcha(ctx, entry, captcha));
  let judged = false;
  try {
    const result = await judge();
    judged = result === undefined;
    return result;
  } finally {
    if (!judged) await deleteLog(ctx.db, id);
  }
}

/** Undefined: the last three tries of this kind from this address, within two hours, all failed. */
function writeUnlessFailed(ctx: AccountContext, entry: Omit<Guess, 'captcha'>): Promise<string | undefined> {
  const { type, identifier } = entry;
  const since = new Date(ctx.now().getTime() - FAILURES_WITHIN_MS);
  const tries = { ip: ctx.caller.ip, identifier, type, since };
  return inTransaction(ctx, async (tx) => {
    await holdTries(tx.db, tries);
    const newest = await newestTries(tx.db, tries, FAILURES_BEFORE_CAPTCHA);
    const allFailed = newest.length === FAILURES_BEFORE_CAPTCHA && newest.every((succeeded) => !succeeded);
    return allFailed ? undefined : writeLog(tx, { ...entry, succeeded: false });
  });
}

/** Each picture buys one guess. */
async function writeWithCaptcha(
  ctx: AccountContext,
  entry: Omit<Guess, 'captcha'>,
  { scene, given }: Guess['captcha'],
): Promise<string> {
  if (!given?.trim()) refuse('uni-id-captcha-required', 'captcha');
  await verifyCaptcha(ctx, scene, given);
  return writeLog(ctx, { ...entry, succeeded: false });
}
