import { readEmail, readMobile } from '@yuanguang/contract/rules/contact';
import type { Context } from '../context.ts';
import { StartError } from '../start-error.ts';
import { UsageError } from '../usage-error.ts';
import { type LookKind, recordLook } from './looks.ts';

/** What the office did wrong, in words for the office. */
export class OfficeError extends StartError {}

/** Who gives a command of the office, why, and how the answer is wanted. */
export interface OfficeCaller {
  /** As told by `--as`, 'office' when not told. */
  readonly who: string;
  readonly named: boolean;
  readonly reason: string | null;
  /** Show personal data as it is, not masked. */
  readonly open: boolean;
}

/** Lines to print, or a table for a file. */
export type OfficeAnswer = readonly string[] | { readonly csv: string; readonly rows: number };

export interface OfficeCommand<Ctx extends Context = Context> {
  /** As written after `npm run office --`, such as `batch open <bookId>`; the first two words are its name. */
  readonly usage: string;
  readonly run: (ctx: Ctx, words: readonly string[], by: OfficeCaller) => Promise<OfficeAnswer>;
}

const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .·'-]{0,39}$/u;
const REASON = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{2,200}$/u;

/** @throws {UsageError} when `--as` or `--reason` are not what can be written down. */
export function officeCaller(given: {
  readonly as?: string | undefined;
  readonly reason?: string | undefined;
  readonly open?: boolean | undefined;
}): OfficeCaller {
  const who = given.as?.trim();
  const reason = given.reason?.trim();
  if (who !== undefined && !NAME.test(who)) throw new UsageError('--as needs a name of at most 40 letters');
  if (reason !== undefined && !REASON.test(reason)) {
    throw new UsageError('--reason needs 2 to 200 characters in one line');
  }
  // The reason is kept for ever: nothing personal belongs into it.
  if (reason?.split(/\s+|[，。、；：,;]/).some((word) => readMobile(word) ?? readEmail(word))) {
    throw new UsageError('--reason must not hold a phone number or an email: name the order instead');
  }
  return {
    who: who ?? 'office',
    named: who !== undefined,
    reason: reason ?? null,
    open: given.open === true,
  };
}

/** Writes down that personal data is shown to who gives the command. @throws {OfficeError} without a name or a reason. */
export async function officeLook(
  ctx: Pick<Context, 'db' | 'now'>,
  by: OfficeCaller,
  what: LookKind,
  subjects: readonly string[],
): Promise<void> {
  if (!by.named || by.reason === null) {
    throw new OfficeError('personal data is shown only with --as NAME and --reason TEXT; both are kept');
  }
  await recordLook(ctx, { who: `office:${by.who}`, reason: by.reason, what, subjects });
}

/** A word of a command. @throws {UsageError} with how the command is written when it is missing. */
export function wordOf(words: readonly string[], index: number, usage: string): string {
  const word = words[index]?.trim();
  if (!word) throw new UsageError(`npm run office -- ${usage}`);
  return word;
}

/** How all these commands are written. */
export function usageOf(commands: readonly { readonly usage: string }[]): string {
  return ['npm run office -- [--as NAME] [--reason TEXT] [--open] [--out FILE] <command>']
    .concat(commands.map(({ usage }) => `  ${usage}`))
    .join('\n');
}

type Usage = Pick<OfficeCommand, 'usage'>;

/** The first two words of a usage, as far as they are no places for words. */
const nameOf = ({ usage }: Usage): string[] =>
  usage
    .split(' ')
    .filter((word) => !/^[<[]/.test(word))
    .slice(0, 2);

/**
 * The command that is meant, by its first two words.
 * @throws {UsageError} when there is none, or when a word is missing that it cannot do without.
 */
export function findCommand<Command extends Usage>(
  commands: readonly Command[],
  words: readonly string[],
): Command {
  const found = commands.find((command) => nameOf(command).every((word, index) => words[index] === word));
  if (!found) throw new UsageError(usageOf(commands));
  const needed = found.usage.replace(/\[[^\]]*\]/g, '').match(/<[^>]+>/g)?.length ?? 0;
  const given = words.slice(nameOf(found).length);
  for (let index = 0; index < needed; index += 1) wordOf(given, index, found.usage);
  return found;
}

/** Finds a command by its first two words and carries it out. @throws {UsageError | OfficeError} for the office to read. */
export async function runCommand<Ctx extends Context>(
  commands: readonly OfficeCommand<Ctx>[],
  ctx: Ctx,
  words: readonly string[],
  by: OfficeCaller,
): Promise<OfficeAnswer> {
  const found = findCommand(commands, words);
  return found.run(ctx, words.slice(nameOf(found).length), by);
}
