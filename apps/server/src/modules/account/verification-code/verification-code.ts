import { randomInt } from 'node:crypto';
import type { Language } from '@yuanguang/contract/languages';
import type { EmailScene, SmsScene } from '@yuanguang/contract/objects/uni-id-co';
import { CODE_LENGTH } from '@yuanguang/contract/rules/account';
import { inTransaction } from '../../../lib/context.ts';
import { newId } from '../../../lib/ids.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import { type Guess, guess } from '../login/guess.ts';
import { emailIndex, mobileIndex, plainEmail } from '../user/personal.ts';
import type { User } from '../user/user.repository.ts';
import { type LogEntry, writeLog } from '../user/user-log.ts';
import { countCode } from './code-limits.ts';
import { type CodeKey, deleteCodes, insertCode, tryCodes, useCode } from './verification-code.repository.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    /** `sealed`: a `OutgoingCode`. */
    'account.code': { sealed: string };
  }
}

/** A number with a scene of text messages, or an address with a scene of mail. */
export type CodeTarget =
  | { readonly channel: 'sms'; readonly target: string; readonly scene: SmsScene }
  | { readonly channel: 'email'; readonly target: string; readonly scene: EmailScene };

/** What the job that sends a code is told; sealed, for jobs lie in the database. */
export interface OutgoingCode {
  readonly channel: 'sms' | 'email';
  /** Null: nobody is to get it, and nobody is to notice that from outside. */
  readonly to: string | null;
  readonly scene: SmsScene | EmailScene;
  readonly code: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const kindOf = ({ channel }: Pick<CodeTarget, 'channel'>): 'mobile' | 'email' =>
  channel === 'sms' ? 'mobile' : 'email';

export const CODE_SECONDS = 180;
/** What an outgoing code is sealed for. */
export const OUTGOING_CODE = 'account.code-letter';
/** Longer than any provider is waited for, and short enough that another process can still send it in time. */
const GIVEN_UP_SECONDS = 40;
const MOST_TRIES = 5;
function keyOf({ cipher }: AccountContext, { channel, target, scene }: CodeTarget): CodeKey {
  const index = channel === 'sms' ? mobileIndex(cipher, target) : emailIndex(cipher, target);
  return { channel, target: index, scene };
}

const hashOf = ({ cipher }: AccountContext, { channel, target, scene }: CodeKey, code: string): string =>
  cipher.index(`user.code:${channel}:${scene}:${target}`, code);

/**
 * Makes a code of six digits, good once for 180 seconds for this target and scene, and has it sent in the caller's
 * language. `deliver: false` does the same but sends nothing: for numbers that belong to nobody where only members get a
 * code. `user`: whose number or address it is. Refuses 'code-wait'; not inside a transaction.
 */
export async function sendCode(
  ctx: AccountContext,
  to: CodeTarget,
  { deliver, user }: { readonly deliver: boolean; readonly user: User | undefined },
): Promise<void> {
  const key = keyOf(ctx, to);
  await countCode(ctx, key, user);
  const at = ctx.now();
  const expiresAt = new Date(at.getTime() + CODE_SECONDS * 1000);
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const outgoing: OutgoingCode = {
    channel: to.channel,
    to: deliver ? (to.channel === 'email' ? plainEmail(to.target) : to.target) : null,
    scene: to.scene,
    code,
    language: ctx.caller.language,
    expiresAt: expiresAt.getTime(),
  };
  await inTransaction(ctx, async (tx) => {
    await insertCode(tx.db, {
      id: newId(at),
      ...key,
      // A code that nobody gets is one that nobody can guess either.
      code_hash: deliver ? hashOf(tx, key, code) : '',
      created_at: at,
      expires_at: expiresAt,
    });
    const sealed = tx.cipher.seal(OUTGOING_CODE, JSON.stringify(outgoing));
    // One number's codes are limited above; what one address asks for delays no other address's.
    const owner = tx.cipher.index('account.code.owner', ctx.caller.ip);
    await tx.jobs.enqueue(tx, 'account.code', { sealed }, { owner, givenUpSeconds: GIVEN_UP_SECONDS });
  });
}

/** Whether `code` is right for this target and scene; a right one is used up, the fifth wrong try uses up every code. */
export async function takeCode(ctx: AccountContext, to: CodeTarget, code: string): Promise<boolean> {
  const key = keyOf(ctx, to);
  const given = code.trim();
  const expected = hashOf(ctx, key, given);
  const fixed = ctx.settings.TEST_CODE;
  const living = await tryCodes(ctx.db, key, ctx.now(), MOST_TRIES);
  const match = living.find(
    ({ code_hash }) => code_hash === expected || (fixed !== undefined && given === fixed),
  );
  if (!match || !(await useCode(ctx.db, match.id))) return false;
  await deleteCodes(ctx.db, key);
  return true;
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
