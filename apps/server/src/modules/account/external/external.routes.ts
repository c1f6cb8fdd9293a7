import { ERROR_MESSAGES, type ErrorCode, SYSTEM_ERROR } from '@yuanguang/contract/errors';
import { EXTERNAL_INPUTS } from '@yuanguang/contract/objects/uni-id-co';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../app-context.ts';
import { clientInfoOf } from '../../../gateway/client-info.ts';
import { isRecord } from '../../../gateway/envelope.ts';
import { parseStrict } from '../../../gateway/strict-json.ts';
import { requestContext } from '../../../lib/context.ts';
import { callerAddress } from '../../../lib/limits/caller-address.ts';
import { throttle } from '../../../lib/limits/throttle.ts';
import { Refusal, refuse } from '../../../lib/refusal.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { isUnstorable } from '../../../lib/unstorable.ts';
import { type AccountContext, type AccountTools, withTools } from '../account-context.ts';
import { externalLogin, externalRegister, updateUserInfoByExternal } from './external-account.ts';
import { verifyRequest } from './request-signature.ts';

type Params = Readonly<Record<string, unknown>>;
type Method = (ctx: AccountContext, params: Params) => Promise<object>;

/** What another server may call, once its signature is right; the input is read by the contract. */
const METHODS = {
  externalRegister: method(EXTERNAL_INPUTS.externalRegister, externalRegister),
  externalLogin: method(EXTERNAL_INPUTS.externalLogin, externalLogin),
  updateUserInfoByExternal: method(EXTERNAL_INPUTS.updateUserInfoByExternal, updateUserInfoByExternal),
} as const satisfies Readonly<Record<keyof typeof EXTERNAL_INPUTS, Method>>;

const BODY_LIMIT = 32 * 1024;

/**
 * `POST /uni-id-co/<method>`: the calls of another server of the temple, as uni-id-co takes them over HTTP (PROTOCOL 3.2).
 * The body is `{"clientInfo": {"appId", "uniPlatform", …}, "params": {…}}`; the headers uni-id-nonce, uni-id-timestamp and
 * uni-id-signature sign the params. Every answer has status 200 and an errCode, as existing servers expect it.
 */
export function externalRoutes(deps: AppDeps, tools: AccountTools) {
  const calls = throttle(deps.settings.RATE_CALLS_PER_MINUTE, deps.clock);
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(['application/json', '*'], { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if ((error.statusCode ?? 500) >= 500) {
        request.log.error({ err: error, requestId: request.id }, 'an external call failed');
        return reply.code(200).send({ ...SYSTEM_ERROR, errSubject: 'uni-id-co' });
      }
      return reply.code(200).send(refusal('uni-id-illegal-request', 'zh-Hans'));
    });
    for (const [name, run] of Object.entries(METHODS)) {
      app.post(`/uni-id-co/${name}`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { clientInfo, params } = bodyOf(request);
        const ctx = contextOf(deps, tools, request, clientInfo ?? {});
        try {
          if (!calls(request.ip)) refuse('too-many-requests');
          if (!clientInfo || !params) refuse('uni-id-illegal-request');
          const { appId, platform } = clientInfoOf(clientInfo);
          await verifyRequest(ctx, {
            nonce: request.headers['uni-id-nonce'],
            timestamp: request.headers['uni-id-timestamp'],
            signature: request.headers['uni-id-signature'],
            params,
          });
          if (appId === '' || platform === '') refuse('uni-id-param-required', 'clientInfo');
          return { errCode: 0, ...(await run(ctx, params)) };
        } catch (error) {
          if (isUnstorable(error)) return refusal('uni-id-invalid-param', ctx.caller.language);
          if (!(error instanceof Refusal)) throw error;
          // Never the parameters: they are somebody's.
          request.log.warn(
            { requestId: request.id, method: name, code: error.code },
            'an external call was refused',
          );
          return refusal(error.code, ctx.caller.language, error.field);
        }
      });
    }
  };
}

type Input<Value> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { message: string; path: readonly PropertyKey[] }[] } };
};

function method<Value>(
  input: Input<Value>,
  run: (ctx: AccountContext, input: Value) => Promise<object>,
): Method {
  return async (ctx, params) => {
    const read = input.safeParse(params);
    if (read.success) return run(ctx, read.data);
    const [issue] = read.error.issues;
    const code = Object.hasOwn(ERROR_MESSAGES, issue?.message ?? '') ? issue?.message : undefined;
    return refuse(
      (code as ErrorCode | undefined) ?? 'uni-id-invalid-param',
      issue?.path.map(String).join('.'),
    );
  };
}

function refusal(code: ErrorCode, language: AccountContext['caller']['language'], field?: string) {
  const where = field === undefined ? {} : { field };
  return {
    errCode: code,
    errMsg: refusalText(new Refusal(code, field), language),
    errSubject: 'uni-id-co',
    ...where,
  };
}

function bodyOf({ body }: FastifyRequest): { clientInfo?: Params; params?: Params } {
  try {
    const value = typeof body === 'string' ? parseStrict(body) : undefined;
    if (!isRecord(value)) return {};
    return {
      ...(isRecord(value.clientInfo) ? { clientInfo: value.clientInfo } : {}),
      ...(isRecord(value.params) ? { params: value.params } : {}),
    };
  } catch {
    return {};
  }
}

/** Whom the other server speaks for is nobody's login here: a token in the body is not looked at. */
function contextOf(
  deps: AppDeps,
  tools: AccountTools,
  request: FastifyRequest,
  clientInfo: Params,
): AccountContext {
  const client = clientInfoOf(clientInfo);
  const ctx = requestContext(deps, request);
  const { deviceId, language } = client;
  const caller = { ...ctx.caller, ip: callerAddress(request.ip), deviceId, language, client };
  return withTools({ ...ctx, caller }, tools);
}
