import { parseArgs } from 'node:util';
import type { ModuleDeps } from '../app-module.ts';
import type { Context } from '../lib/context.ts';
import { LOOK_COMMANDS } from '../lib/office/look-commands.ts';
import {
  findCommand,
  type OfficeAnswer,
  type OfficeCommand,
  officeCaller,
  runCommand,
} from '../lib/office/office-command.ts';
import { UsageError } from '../lib/usage-error.ts';
import { donateTools } from '../modules/donate/donate-context.ts';
import { DONATE_COMMANDS } from '../modules/donate/office/gift-commands.ts';
import { FEEDBACK_COMMANDS } from '../modules/feedback/feedback.office.ts';
import { feedbackTools } from '../modules/feedback/feedback-tools.ts';
import { fileTools } from '../modules/file/file.service.ts';
import { hallTools } from '../modules/hall/hall-context.ts';
import { HALL_COMMANDS } from '../modules/hall/office/hall-commands.ts';
import { NEWS_COMMANDS } from '../modules/news/news.office.ts';
import { SPONSOR_COMMANDS } from '../modules/sponsor/office/office-commands.ts';
import { sponsorTools } from '../modules/sponsor/sponsor-context.ts';

const OPTIONS = {
  as: { type: 'string' },
  reason: { type: 'string' },
  open: { type: 'boolean' },
  out: { type: 'string' },
} as const;

/** The commands of a module with what that module works with. */
function withTools<Tools extends object>(
  commands: readonly OfficeCommand<Context & Tools>[],
  tools: Tools,
): OfficeCommand[] {
  return commands.map((command) => ({
    usage: command.usage,
    run: (ctx, words, by) => command.run({ ...ctx, ...tools }, words, by),
  }));
}

/** Everything the office can do. */
export function officeCommands(deps: ModuleDeps): readonly OfficeCommand[] {
  return [
    ...withTools(SPONSOR_COMMANDS, sponsorTools(deps)),
    ...withTools(DONATE_COMMANDS, donateTools(deps)),
    ...withTools(HALL_COMMANDS, hallTools(deps)),
    ...withTools(FEEDBACK_COMMANDS, feedbackTools(deps)),
    ...withTools(NEWS_COMMANDS, fileTools(deps)),
    ...LOOK_COMMANDS,
  ];
}

/** What was written on the command line. @throws {UsageError} for what cannot be meant. */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  findCommand(
    [
      ...SPONSOR_COMMANDS,
      ...DONATE_COMMANDS,
      ...HALL_COMMANDS,
      ...FEEDBACK_COMMANDS,
      ...NEWS_COMMANDS,
      ...LOOK_COMMANDS,
    ],
    positionals,
  );
  return { by: officeCaller(values), words: positionals, out: values.out };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Carries out what was written. @throws {UsageError | OfficeError} for the office to read. */
export async function runOffice(
  deps: ModuleDeps,
  { by, words }: Pick<ReturnType<typeof readArguments>, 'by' | 'words'>,
): Promise<OfficeAnswer> {
  const commands = officeCommands(deps);
  const caller = { deviceId: '', ip: '', language: 'zh-Hans', uid: null, roles: ['admin'] } as const;
  const ctx = { db: deps.database.db, now: deps.clock, caller, log: deps.log, requestId: 'office' };
  return runCommand(commands, ctx, words, by);
}
