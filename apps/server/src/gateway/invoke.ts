import { ERROR_MESSAGES, INVALID_CLIENT, SYSTEM_ERROR } from '@yuanguang/contract/errors';
import type { Clock } from '../clock.ts';
import type { Context, Log } from '../lib/context.ts';
import type { Db } from '../lib/db.ts';
import { Refusal, refuse } from '../lib/refusal.ts';
import { type ClientInfo, readClientInfo } from './client-info.ts';
import { isRecord } from './envelope.ts';
import { GatewayError } from './gateway-error.ts';
import { admit, type Identify } from './identify.ts';
import type { Method, ObjectTable } from './object-table.ts';

/** Told after each call: for counts and durations, never for contents. */
export type Observe = (call: { object: string; method: string; outcome: string; ms: number }) => void;

export interface InvokeDeps {
  readonly objects: ObjectTable;
  readonly identify: Identify;
  readonly db: Db;
  readonly clock: Clock;
  readonly observe: Observe;
}

export interface Arrival {
  readonly ip: string;
  readonly requestId: string;
  readonly log: Log;
}

type Reply = Readonly<Record<string, unknown>>;

/** Carries out `serverless.function.runtime.invoke`: the reply is the data of protocol 1.5, `errCode` 0 or why not. */
export async function invoke(
  deps: InvokeDeps,
  params: Record<string, unknown>,
  arrival: Arrival,
): Promise<Reply> {
  const { functionTarget, functionArgs } = params;
  if (typeof functionTarget !== 'string' || !isRecord(functionArgs)) {
    throw new GatewayError('InvalidParams.Format', 'functionTarget and functionArgs are needed');
  }
  const methods = deps.objects.get(functionTarget);
  if (!methods) {
    const named = functionTarget.slice(0, 64);
    throw new GatewayError('FUNCTION_NOT_FOUND', `FunctionName=${named} FUNCTION_NOT_FOUND`);
  }
  const name = functionArgs.method;
  const method = typeof name === 'string' ? methods.get(name) : undefined;
  if (typeof name !== 'string' || !method) return methodNotFound(functionTarget);
  const client = readClientInfo(functionArgs.clientInfo);
  if (!client) return { ...INVALID_CLIENT, errSubject: functionTarget };

  const began = performance.now();
  const reply = await answer(deps, { object: functionTarget, name, method, client, functionArgs, arrival });
  const outcome = String(reply.errCode);
  deps.observe({ object: functionTarget, method: name, outcome, ms: performance.now() - began });
  return reply;
}

interface Invocation {
  readonly object: string;
  readonly name: string;
  readonly method: Method;
  readonly client: ClientInfo;
  readonly functionArgs: Record<string, unknown>;
  readonly arrival: Arrival;
}

async function answer(deps: InvokeDeps, invocation: Invocation): Promise<Reply> {
  const { object, name, client, arrival } = invocation;
  try {
    return { errCode: 0, ...(await run(deps, invocation)) };
  } catch (error) {
    if (error instanceof Refusal) {
      const { code, field } = error;
      const errMsg = ERROR_MESSAGES[code][client.language];
      return { errCode: code, errMsg, errSubject: object, ...(field === undefined ? {} : { field }) };
    }
    arrival.log.error({ err: error, requestId: arrival.requestId, object, method: name }, 'call failed');
    return { ...SYSTEM_ERROR, errSubject: object };
  }
}

async function run(deps: InvokeDeps, invocation: Invocation): Promise<Record<string, unknown>> {
  const { method, client, functionArgs, arrival } = invocation;
  const token = functionArgs.uniIdToken;
  // Without a token there is nobody to identify, and nothing to wait for.
  const identity = typeof token === 'string' ? await deps.identify(token) : null;
  admit(method.call.access, identity);
  const input = parseInput(method, functionArgs.params);
  const ctx: Context = {
    db: deps.db,
    now: deps.clock,
    log: arrival.log,
    requestId: arrival.requestId,
    caller: {
      deviceId: client.deviceId,
      ip: arrival.ip,
      language: client.language,
      uid: identity?.uid ?? null,
      roles: identity?.roles ?? [],
    },
  };
  return method.call.output.parse(await method.run(ctx, input)) as Record<string, unknown>;
}

/** The first argument by the contract: unnamed keys are dropped, what does not fit is refused with its path. */
function parseInput(method: Method, params: unknown): never {
  if (params !== undefined && !Array.isArray(params)) refuse('param-invalid', '');
  const parsed = method.call.input.safeParse(params?.[0] ?? {});
  if (parsed.success) return parsed.data as never;
  return refuse('param-invalid', parsed.error.issues[0]?.path.map(String).join('.') ?? '');
}

function methodNotFound(object: string): Reply {
  return { errCode: 'METHOD_NOT_FOUND', errMsg: 'No such method', errSubject: object };
}
