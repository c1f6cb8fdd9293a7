import { CLIENTDB_ERRORS } from '@yuanguang/contract/errors-clientdb';
import { isRecord } from '../../gateway/envelope.ts';
import type { FunctionContext } from '../../gateway/invoke.ts';
import { inTransaction } from '../../lib/context.ts';
import { Refusal } from '../../lib/refusal.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { type Chain, type Place, readChain } from './chain.ts';
import type { Action, ActionState, Doc, Operation } from './collection.ts';
import { count, read } from './read.ts';
import { DbRefusal, syntaxError } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { Run } from './run.ts';
import { scopeOf } from './scope.ts';
import { type Prepared, prepareAdd, prepareRemove, prepareUpdate } from './write.ts';

const MOST_ACTIONS = 5;

/** One command with its actions, as it came. @returns a full envelope (PROTOCOL 2.2); nothing is thrown. */
export async function runCommand(
  ctx: FunctionContext,
  registry: Registry,
  given: Record<string, unknown>,
  place: Place,
): Promise<Doc> {
  try {
    const actions = actionsOf(registry, given.action);
    const scope = scopeOf(
      ctx,
      actions.map(({ name }) => name),
    );
    const chain = readChain(given.command, place);
    const result = await carryOut({ ctx, scope, registry }, chain, actions);
    return { code: 0, message: '', errCode: 0, errMsg: '', ...result };
  } catch (error) {
    return failed(ctx, error);
  }
}

function actionsOf(registry: Registry, given: unknown): Action[] {
  if (given === undefined || given === null || given === '') return [];
  if (typeof given !== 'string') return syntaxError('action takes a text');
  const names = [...new Set(given.split(',').map((name) => name.trim()))];
  if (names.length > MOST_ACTIONS) return syntaxError(`at most ${MOST_ACTIONS} actions`);
  return names.map((name) => registry.actions.get(name) ?? syntaxError(`no action ${name.slice(0, 64)}`));
}

const OPERATIONS: Readonly<Record<Chain['end']['method'], Operation>> = {
  get: 'read',
  getTemp: 'read',
  count: 'count',
  add: 'create',
  update: 'update',
  remove: 'delete',
};

/** A read alone needs no transaction: each of its statements sees what is there when it begins, in one or not. */
async function carryOut(run: Run, chain: Chain, actions: readonly Action[]): Promise<Doc> {
  const prepared = await prepare(run, chain);
  if (!prepared && actions.length === 0) return readOrCount(run, chain);
  return inTransaction(run.ctx, async (ctx) => {
    const inside: Run = { ...run, ctx };
    const state: ActionState = {
      collection: prepared?.table.name ?? nameOf(chain),
      type: OPERATIONS[chain.end.method],
      newData: prepared?.newData ?? [],
    };
    for (const { before } of actions) await before?.(ctx, state);
    let result = prepared ? await prepared.carryOut(inside) : await readOrCount(inside, chain);
    for (const { after } of [...actions].reverse()) if (after) result = await after(ctx, state, result);
    return result;
  });
}

async function prepare(run: Run, chain: Chain): Promise<Prepared | undefined> {
  switch (chain.end.method) {
    case 'add':
      return await prepareAdd(run, chain);
    case 'update':
      return await prepareUpdate(run, chain);
    case 'remove':
      return prepareRemove(run, chain);
    default:
      return undefined;
  }
}

const readOrCount = (run: Run, chain: Chain): Promise<Doc> =>
  chain.end.method === 'count' ? count(run, chain) : read(run, chain);

function nameOf({ source }: Chain): string {
  return 'names' in source ? source.names.join(',') : source.temps.map(nameOf).join(',');
}

/** The envelope of an error. What nobody expected is logged and told as little of as possible. */
export function failed(ctx: FunctionContext, error: unknown): Doc {
  const { language } = ctx.caller;
  if (error instanceof DbRefusal) return envelopeOf(error.code, error.text(language));
  if (error instanceof Refusal) return envelopeOf(error.code, refusalText(error, language));
  const refusal = refusalOf(error);
  if (refusal instanceof DbRefusal) return envelopeOf(refusal.code, refusal.text(language));
  ctx.log.error({ err: error, requestId: ctx.requestId }, 'database command failed');
  return envelopeOf('SYSTEM_ERROR', CLIENTDB_ERRORS.SYSTEM_ERROR[language]);
}

function envelopeOf(code: string, message: string): Doc {
  return { code, message, errCode: code, errMsg: message };
}

/** What PostgreSQL refuses because of what the client sent, by the class of its code. */
function refusalOf(error: unknown): DbRefusal | undefined {
  const code = isRecord(error) || error instanceof Error ? (error as { code?: unknown }).code : undefined;
  if (typeof code !== 'string' || code.length !== 5) return undefined;
  if (code === '23505') return new DbRefusal('DUPLICATE_KEY');
  if (code.startsWith('23') || code === '22001' || code === '22003') return new DbRefusal('VALIDATION_ERROR');
  if (!code.startsWith('22') && !code.startsWith('54')) return undefined;
  try {
    return syntaxError('a value or an expression is out of range');
  } catch (refused) {
    return refused instanceof DbRefusal ? refused : undefined;
  }
}
