import { isRecord } from '../../gateway/envelope.ts';
import type { CloudFunction, FunctionContext } from '../../gateway/invoke.ts';
import type { Database } from '../../lib/db.ts';
import { configFor } from '../config/config.service.ts';
import type { Collection, Doc } from './collection.ts';
import { failed, runCommand } from './command.ts';
import { DbRefusal, syntaxError } from './refusal.ts';
import { type Registry, registry } from './registry.ts';

export type { Action, ActionState, Collection, Doc, Field } from './collection.ts';
export { DbRefusal, syntaxError } from './refusal.ts';

/** Name of the function as clients call it. */
export const CLIENTDB = 'DCloud-clientDB';

const MOST_COMMANDS = 10;

/**
 * Makes the function `DCloud-clientDB` (PROTOCOL 2) over these collections, on the quick connections of the database.
 * @throws when a declaration is wrong.
 */
export function clientDb({
  database,
  collections,
}: {
  readonly database: Pick<Database, 'quick'>;
  readonly collections: readonly Collection[];
}): { readonly run: CloudFunction } {
  const known = registry(collections);
  return {
    async run(given, functionArgs) {
      // Whatever a command leads to has the time limit of these connections: rules, triggers and actions too.
      const ctx = { ...given, db: database.quick.db };
      try {
        checkToken(ctx, functionArgs);
        const { modules: open } = await configFor(ctx);
        return { ...(await answer(ctx, { ...known, open }, functionArgs)), ...renewal(ctx) };
      } catch (error) {
        return { ...failed(ctx, error), ...renewal(ctx) };
      }
    },
  };
}

/** A bad token fails every command, also one that needs no login: the client then asks for a login. */
function checkToken({ auth }: FunctionContext, { uniIdToken }: Record<string, unknown>): void {
  if (auth.state === 'invalid') throw new DbRefusal('TOKEN_INVALID_WRONG_TOKEN');
  if (auth.state === 'expired') throw new DbRefusal('TOKEN_INVALID_TOKEN_EXPIRED');
  const absent = uniIdToken === undefined || uniIdToken === null || typeof uniIdToken === 'string';
  if (!absent) throw new DbRefusal('TOKEN_INVALID');
}

/** One command, or several of which each fails alone. */
async function answer(
  ctx: FunctionContext,
  known: Registry,
  functionArgs: Record<string, unknown>,
): Promise<Doc> {
  const { multiCommand } = functionArgs;
  if (multiCommand === undefined) return runCommand(ctx, known, functionArgs, 'alone');
  if (!Array.isArray(multiCommand) || multiCommand.length === 0 || multiCommand.length > MOST_COMMANDS) {
    return syntaxError(`multiSend takes 1 to ${MOST_COMMANDS} commands`);
  }
  const dataList: Doc[] = [];
  for (const given of multiCommand as unknown[]) {
    dataList.push(await runCommand(ctx, known, isRecord(given) ? given : {}, 'multi'));
  }
  return { code: 0, message: '', errCode: 0, errMsg: '', dataList };
}

/** A fresh token goes out flat, as existing clients look for it here. */
function renewal({ auth }: FunctionContext) {
  return auth.state === 'valid' && auth.renewed
    ? { token: auth.renewed.token, tokenExpired: auth.renewed.tokenExpired }
    : {};
}
