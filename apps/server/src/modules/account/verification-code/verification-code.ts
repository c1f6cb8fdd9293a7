import { refuse } from '../../../lib/refusal.ts';
import * as codes from '../../verification-code/verification-code.service.ts';
import type { AccountContext } from '../account-context.ts';
import { type Guess, guess } from '../login/guess.ts';
import { type LogEntry, writeLog } from '../user/user-log.ts';
import { type CodeTarget, keyOf, kindOf } from './code-target.ts';

/** Whether `code` is right for this target and scene; a right one is used up, the fifth wrong try uses up every code. */
export function takeCode(ctx: AccountContext, to: CodeTarget, code: string): Promise<boolean> {
  return codes.takeCode(ctx, keyOf(ctx.cipher, to), code);
}

/** As `takeCode`, as one guess of its kind; a wrong one is refused. */
export async function guessCode(
  ctx: AccountContext,
  to: CodeTarget,
  code: string,
  tried: Guess,
): Promise<void> {
  const right = await guess(ctx, tried, async () => ((await takeCode(ctx, to, code)) ? true : undefined));
  if (!right) refuse(`uni-id-${kindOf(to)}-verify-code-error`, 'code');
}

/** As `takeCode`; a wrong one is written down as `tried` and refused. */
export async function requireCode(
  ctx: AccountContext,
  to: CodeTarget,
  code: string,
  tried?: Omit<LogEntry, 'succeeded'>,
): Promise<void> {
  if (await takeCode(ctx, to, code)) return;
  if (tried) await writeLog(ctx, { ...tried, succeeded: false });
  refuse(`uni-id-${kindOf(to)}-verify-code-error`, 'code');
}
