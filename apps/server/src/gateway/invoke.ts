import { type ErrorCode, INVALID_CLIENT, SYSTEM_ERROR } from '@yuanguang/contract/errors';
import type { Clock } from '../clock.ts';
import type { Context, Log } from '../lib/context.ts';
import type { Db } from '../lib/db.ts';
import { callerAddress } from '../lib/limits/caller-address.ts';
import { refuse } from '../lib/refusal.ts';
import { type ClientInfo, clientInfoOf } from './client-info.ts';
import { isRecord } from './envelope.ts';
import { GatewayError } from './gateway-error.ts';
import { ABSENT, type AuthResult, checkAccess, type Identify, identityOf } from './identify.ts';
import type { Method, ObjectTable } from './object-table.ts';
import { parseInput } from './parse-input.ts';
import { refusalIn, refusalReply } from './refusal-reply.ts';

/** Told after each call: for counts and durations, never for contents. */
export type Observe = (call: { object: string; method: string; outcome: string; ms: number }) => void;

export interface InvokeDeps {
  readonly objects: ObjectTable;
  /** Targets that are no objects, by name. */
  readonly functions: ReadonlyMap<string, CloudFunction>;
  readonly identify: Identify;
  readonly db: Db;
  readonly clock: Clock;
  readonly observe: Observe;
}

/** What a cloud function is called with: it verifies the token itself. */
export interface FunctionContext extends Context {
  readonly auth: AuthResult;
}

/** A target such as `DCloud-clientDB`: it gets all arguments as they came, and answers in a shape of its own. */
export type CloudFunction = (
  ctx: FunctionContext,
  functionArgs: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

export interface RequestInfo {
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly log: Log;
}

type Reply = Readonly<Record<string, unknown>>;

/** Carries out `serverless.function.runtime.invoke`: the reply is the data of protocol 1.5, `errCode` 0 or why not. */
export async function invoke(
  deps: InvokeDeps,
  params: Record<string, unknown>,
  request: RequestInfo,
): Promise<Reply> {
  const { functionTarget, functionArgs } = params;
  if (typeof functionTarget !== 'string' || !isRecord(functionArgs)) {
    throw new GatewayError('InvalidParams.Format', 'functionTarget and functionArgs are needed');
  }
  const cloudFunction = deps.functions.get(functionTarget);
  if (cloudFunction) return callFunction(deps, functionTarget, cloudFunction, functionArgs, request);
  const methods = deps.objects.get(functionTarget);
  if (!methods) {
    const named = functionTarget.slice(0, 64);
    throw new GatewayError('FUNCTION_NOT_FOUND', `FunctionName=${named} FUNCTION_NOT_FOUND`);
  }
  const name = functionArgs.method;
  const method = typeof name === 'string' ? methods.get(name) : undefined;
  if (typeof name !== 'string' || !method) return methodNotFound(functionTarget);
  const { clientInfo } = functionArgs;
  if (!isRecord(clientInfo)) return { ...INVALID_CLIENT, errSubject: functionTarget };
  const client = clientInfoOf(clientInfo);
  const began = performance.now();
  const reply = await answer(deps, { object: functionTarget, name, method, client, functionArgs, request });
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
  readonly request: RequestInfo;
}

async function answer(deps: InvokeDeps, invocation: Invocation): Promise<Reply> {
  const { object, name, client, request } = invocation;
  let auth = ABSENT;
  try {
    auth = await authenticate(deps, invocation.functionArgs);
    return { errCode: 0, ...renewal(auth), ...(await run(deps, invocation, auth)) };
  } catch (error) {
    const refusal = refusalIn(error, 'param-invalid');
    if (refusal) {
      if (DENIED.has(refusal.code)) noteDenied(invocation, auth);
      return { ...refusalReply(refusal, client.language, object), ...renewal(auth) };
    }
    request.log.error({ err: error, requestId: request.requestId, object, method: name }, 'call failed');
    return { ...SYSTEM_ERROR, errSubject: object };
  }
}

const DENIED: ReadonlySet<ErrorCode> = new Set(['permission-denied', 'uni-id-permission-error']);

/** Who tried what is not theirs to do, for those who watch over the log. */
function noteDenied({ object, name, request }: Invocation, auth: AuthResult): void {
  const { requestId, log } = request;
  log.warn({ requestId, object, method: name, uid: identityOf(auth)?.uid }, 'a call was not permitted');
}

async function run(
  deps: InvokeDeps,
  { method, client, functionArgs, request }: Invocation,
  auth: AuthResult,
): Promise<Record<string, unknown>> {
  checkAccess(method.call, auth);
  const input = parseInput(method.call.input, firstOf(functionArgs.params), 'param-invalid');
  const ctx = contextOf(deps, client, auth, request);
  return method.call.output.parse(await method.run(ctx, input as never)) as Record<string, unknown>;
}

/** Without a token there is nobody to identify, and nothing to wait for. */
async function authenticate(
  { identify }: InvokeDeps,
  { uniIdToken }: Record<string, unknown>,
): Promise<AuthResult> {
  return typeof uniIdToken === 'string' && uniIdToken !== '' ? await identify(uniIdToken) : ABSENT;
}

function renewal(auth: AuthResult) {
  return auth.state === 'valid' && auth.renewed ? { newToken: auth.renewed } : {};
}

function contextOf(deps: InvokeDeps, client: ClientInfo, auth: AuthResult, request: RequestInfo): Context {
  const identity = identityOf(auth);
  return {
    db: deps.db,
    now: deps.clock,
    log: request.log,
    requestId: request.requestId,
    caller: {
      deviceId: client.deviceId,
      ip: callerAddress(request.ip),
      language: client.language,
      uid: identity?.uid ?? null,
      roles: identity?.roles ?? [],
      ...(identity ? { permissions: identity.permissions, sessionId: identity.sessionId } : {}),
      client,
      userAgent: request.userAgent,
    },
  };
}

async function callFunction(
  deps: InvokeDeps,
  name: string,
  cloudFunction: CloudFunction,
  functionArgs: Record<string, unknown>,
  request: RequestInfo,
): Promise<Reply> {
  const { clientInfo } = functionArgs;
  const client = clientInfoOf(isRecord(clientInfo) ? clientInfo : {});
  const began = performance.now();
  const auth = await authenticate(deps, functionArgs);
  const reply = await cloudFunction({ ...contextOf(deps, client, auth, request), auth }, functionArgs);
  deps.observe({ object: name, method: '', outcome: String(reply.code ?? 0), ms: performance.now() - began });
  return reply;
}

/** The one argument that methods of the contract take; a call may leave it out. */
function firstOf(params: unknown): unknown {
  if (params === undefined) return {};
  if (!Array.isArray(params)) refuse('param-invalid', '');
  return params[0] ?? {};
}

function methodNotFound(object: string): Reply {
  return { errCode: 'METHOD_NOT_FOUND', errMsg: 'No such method', errSubject: object };
}
