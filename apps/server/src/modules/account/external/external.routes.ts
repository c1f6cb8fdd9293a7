import { SYSTEM_ERROR } from '@yuanguang/contract/errors';
import { DEFAULT_LANGUAGE } from '@yuanguang/contract/languages';
import { EXTERNAL_INPUTS } from '@yuanguang/contract/objects/uni-id-co';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../app-context.ts';
import { clientInfoOf } from '../../../gateway/client-info.ts';
import { isRecord } from '../../../gateway/envelope.ts';
import { type InputSchema, parseInput } from '../../../gateway/parse-input.ts';
import { refusalIn, refusalReply } from '../../../gateway/refusal-reply.ts';
import { parseStrict } from '../../../gateway/strict-json.ts';
import { requestContext } from '../../../lib/context.ts';
import { callerAddress } from '../../../lib/limits/caller-address.ts';
import { throttle } from '../../../lib/limits/throttle.ts';
import { Refusal, refuse } from '../../../lib/refusal.ts';
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
/** What an answer says it is of, and where its address begins. */
const OBJECT = 'uni-id-co';

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
        return reply.code(200).send({ ...SYSTEM_ERROR, errSubject: OBJECT });
      }
      return reply
        .code(200)
        .send(refusalReply(new Refusal('uni-id-illegal-request'), DEFAULT_LANGUAGE, OBJECT));
    });
    for (const [name, run] of Object.entries(METHODS)) {
      app.post(`/${OBJECT}/${name}`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { clientInfo, params } = bodyOf(request);
        const ctx = contextOf(deps, tools, request, clientInfo ?? {});
        try {
          if (!calls(request.ip)) throw new Refusal('too-many-requests', undefined, calls.retryAfter);
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
          const refusal = refusalIn(error, 'uni-id-invalid-param');
          if (!refusal) throw error;
          // Never the parameters: they are somebody's.
          request.log.warn(
            { requestId: request.id, method: name, code: refusal.code },
            'an external call was refused',
          );
          return refusalReply(refusal, ctx.caller.language, OBJECT);
        }
      });
    }
  };
}

function method<Value>(
  input: InputSchema<Value>,
  run: (ctx: AccountContext, input: Value) => Promise<object>,
): Method {
  return async (ctx, params) => run(ctx, parseInput(input, params, 'uni-id-invalid-param'));
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
