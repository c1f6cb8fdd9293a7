import type { CaptchaScene } from '@yuanguang/contract/objects/uni-captcha-co';
import { refuse } from '../../../lib/refusal.ts';
import { verifyCaptcha } from '../../captcha/captcha.service.ts';
import type { AccountContext } from '../account-context.ts';
import { newestTries } from '../user/user-log.repository.ts';
import type { LogType } from '../user/user-log.ts';

/** After this many failures in a row within two hours a picture must be read. */
const FAILURES_BEFORE_CAPTCHA = 3;
const FAILURES_WITHIN_MS = 2 * 3_600_000;

interface Tried {
  readonly type: LogType;
  /** By `identifierOf`. */
  readonly identifier: string;
}

/** Whether the last three tries of this kind from this address, within two hours, all failed. */
async function captchaNeeded(ctx: AccountContext, { type, identifier }: Tried): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - FAILURES_WITHIN_MS);
  const tries = await newestTries(
    ctx.db,
    { ip: ctx.caller.ip, identifier, type, since },
    FAILURES_BEFORE_CAPTCHA,
  );
  return tries.length === FAILURES_BEFORE_CAPTCHA && tries.every((succeeded) => !succeeded);
}

/** Asks for a picture only after failures: refuses 'uni-id-captcha-required', or as `verifyCaptcha` does. */
export async function captchaAfterFailures(
  ctx: AccountContext,
  tried: Tried,
  scene: CaptchaScene,
  given: string | undefined,
): Promise<void> {
  if (!(await captchaNeeded(ctx, tried))) return;
  if (!given?.trim()) refuse('uni-id-captcha-required', 'captcha');
  await verifyCaptcha(ctx, scene, given);
}
