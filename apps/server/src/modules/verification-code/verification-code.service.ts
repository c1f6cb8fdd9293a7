import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@yuanguang/contract/rules/account';
import { type Context, inTransaction } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import { newId } from '../../lib/ids.ts';
import type { Jobs } from '../../lib/jobs.ts';
import { refuse } from '../../lib/refusal.ts';
import type { Settings } from '../../settings.ts';
import { type CodeKind, codeMessage, type OutgoingCode } from './code-kind.ts';
import type { CodeSender } from './code-sender.ts';
import {
  type CodeKey,
  deleteCodes,
  insertCode,
  noteSent,
  tryCodes,
  useCode,
} from './verification-code.repository.ts';

export { type CodeFor, type CodeKind, codeNotice, type SealedCode } from './code-kind.ts';
export { type CodeSender, codeSender } from './code-sender.ts';
export { type CodeKey, deleteCodesOf } from './verification-code.repository.ts';

/** What codes are made and sent with. */
export interface CodeTools {
  readonly settings: Pick<Settings, 'TEST_CODE'>;
  readonly jobs: Jobs;
  readonly cipher: Cipher;
  readonly codes: CodeSender;
}
type CodeContext = Context & CodeTools;

/** Longer than a provider is waited for. */
const NET_SECONDS = 20;
/** Longer than any provider is waited for, and short enough that another process can still send it in time. */
const GIVEN_UP_SECONDS = 40;
const MOST_TRIES = 5;

/** By a label older than this module: codes made before an update stay good. */
const hashOf = ({ cipher }: CodeTools, { channel, target, scene }: CodeKey, code: string): string =>
  cipher.index(`user.code:${channel}:${scene}:${target}`, code);

/** What was counted for a code, to be given back when it could not be sent. */
export interface Counted {
  giveBack(): Promise<void>;
}

export interface CodeRequest<Scene extends string> {
  readonly key: CodeKey<Scene>;
  /** Number or address; null: everything happens but the sending. */
  readonly to: string | null;
  readonly counted: Counted;
  /** Whether the answer must not tell if a code was sent: then it does not wait for the sending. */
  readonly secret: boolean;
}

/**
 * Makes a code of six digits, good once for its target and scene while its kind lives, and has it sent in the caller's
 * language. Refuses 'code-not-sent' when the provider does not take it: then it does not count. Without the provider's
 * word in time the answer is good and a job tries again. Not inside a transaction.
 */
export async function sendCode<Scene extends string>(
  ctx: CodeContext,
  kind: CodeKind<Scene>,
  { key, to, counted, secret }: CodeRequest<Scene>,
): Promise<void> {
  const outgoing: OutgoingCode<Scene> = {
    id: newId(ctx.now()),
    channel: key.channel,
    to,
    scene: key.scene,
    code: String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0'),
    language: ctx.caller.language,
  };
  const notSent = async (): Promise<never> => {
    await useCode(ctx.db, outgoing.id);
    await counted.giveBack();
    return refuse('code-not-sent');
  };
  // Told of everybody's code alike, so that it says nothing of whose number this is.
  if (secret && ctx.codes.isDown(key.channel)) await notSent();
  await keepCode(ctx, kind, key, outgoing);
  const message = codeMessage(kind, outgoing);
  if (!message) return;
  const handed = ctx.codes.send(message, () => noteSent(ctx.db, outgoing.id, ctx.now()));
  if (!secret && (await handed) === 'refused') await notSent();
}

/** Keeps a code, and the job that sends it should the sending at once not succeed. */
function keepCode<Scene extends string>(
  ctx: CodeContext,
  { job, sealedFor, seconds }: CodeKind<Scene>,
  key: CodeKey<Scene>,
  outgoing: OutgoingCode<Scene>,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const at = tx.now();
    await insertCode(tx.db, {
      id: outgoing.id,
      ...key,
      // A code that nobody gets is one that nobody can guess either.
      code_hash: outgoing.to === null ? '' : hashOf(tx, key, outgoing.code),
      created_at: at,
      expires_at: new Date(at.getTime() + seconds * 1_000),
    });
    const sealed = tx.cipher.seal(sealedFor, JSON.stringify(outgoing));
    // The codes of one number are limited by who sends them; what one address asks for delays no other address's.
    const owner = tx.cipher.index('verification-code.owner', ctx.caller.ip);
    const options = { owner, delaySeconds: NET_SECONDS, givenUpSeconds: GIVEN_UP_SECONDS };
    await tx.jobs.enqueue(tx, job, { sealed }, options);
  });
}

/**
 * Whether `code` is right for this target and scene, however it was typed; a right one is used up with all others of the
 * target and scene, the fifth wrong try uses up every code.
 */
export async function takeCode(ctx: CodeContext, key: CodeKey, code: string): Promise<boolean> {
  const given = code.normalize('NFKC').replace(/\s/g, '');
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
