import { randomInt } from 'node:crypto';
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
import { codeMessage } from './code-notice.ts';
import { CODE_SECONDS, type CodeTarget, kindOf, OUTGOING_CODE, type OutgoingCode } from './outgoing-code.ts';
import {
  type CodeKey,
  deleteCodes,
  insertCode,
  noteSent,
  tryCodes,
  useCode,
} from './verification-code.repository.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    /** `sealed`: a `OutgoingCode`. */
    'account.code': { sealed: string };
  }
}

/** Longer than a provider is waited for. */
const NET_SECONDS = 20;
/** Longer than any provider is waited for, and short enough that another process can still send it in time. */
const GIVEN_UP_SECONDS = 40;
const MOST_TRIES = 5;
function keyOf({ cipher }: AccountContext, { channel, target, scene }: CodeTarget): CodeKey {
  const index = channel === 'sms' ? mobileIndex(cipher, target) : emailIndex(cipher, target);
  return { channel, target: index, scene };
}

const hashOf = ({ cipher }: AccountContext, { channel, target, scene }: CodeKey, code: string): string =>
  cipher.index(`user.code:${channel}:${scene}:${target}`, code);

export interface Sending {
  /** Whose number or address it is. */
  readonly user: User | undefined;
  /** False: everything happens but the sending, for numbers of nobody where only members get a code. */
  readonly deliver: boolean;
  /** Whether the answer must not tell if a code was sent: then it does not wait for the sending. */
  readonly secret: boolean;
}

/**
 * Makes a code of six digits, good once for 180 seconds for this target and scene, and has it sent in the caller's
 * language. Refuses 'code-wait', and 'code-not-sent' when the provider does not take it: then it does not count. Without
 * the provider's word in time the answer is good and a job tries again. Not inside a transaction.
 */
export async function sendCode(ctx: AccountContext, to: CodeTarget, sending: Sending): Promise<void> {
  const { user, deliver, secret } = sending;
  const key = keyOf(ctx, to);
  const counted = await countCode(ctx, key, user);
  const outgoing = newCode(ctx, to, deliver);
  const notSent = async (): Promise<never> => {
    await useCode(ctx.db, outgoing.id);
    await counted.giveBack();
    return refuse('code-not-sent');
  };
  // Told of everybody's code alike, so that it says nothing of whose number this is.
  if (secret && ctx.codes.isDown(to.channel)) await notSent();
  await keepCode(ctx, key, outgoing);
  const message = codeMessage(outgoing);
  if (!message) return;
  const handed = ctx.codes.send(message, () => noteSent(ctx.db, outgoing.id, ctx.now()));
  if (!secret && (await handed) === 'refused') await notSent();
}

function newCode({ caller, now }: AccountContext, to: CodeTarget, deliver: boolean): OutgoingCode {
  const at = now();
  return {
    id: newId(at),
    channel: to.channel,
    to: deliver ? (to.channel === 'email' ? plainEmail(to.target) : to.target) : null,
    scene: to.scene,
    code: String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0'),
    language: caller.language,
    expiresAt: at.getTime() + CODE_SECONDS * 1000,
  };
}

/** Keeps a code, and the job that sends it should the sending at once not succeed. */
function keepCode(ctx: AccountContext, key: CodeKey, outgoing: OutgoingCode): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await insertCode(tx.db, {
      id: outgoing.id,
      ...key,
      // A code that nobody gets is one that nobody can guess either.
      code_hash: outgoing.to === null ? '' : hashOf(tx, key, outgoing.code),
      created_at: tx.now(),
      expires_at: new Date(outgoing.expiresAt),
    });
    const sealed = tx.cipher.seal(OUTGOING_CODE, JSON.stringify(outgoing));
    // One number's codes are limited above; what one address asks for delays no other address's.
    const owner = tx.cipher.index('account.code.owner', ctx.caller.ip);
    const options = { owner, delaySeconds: NET_SECONDS, givenUpSeconds: GIVEN_UP_SECONDS };
    await tx.jobs.enqueue(tx, 'account.code', { sealed }, options);
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
