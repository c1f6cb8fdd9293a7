import * as z from 'zod/mini';
import { call } from '../../cloud-object.ts';
import type { ErrorCode } from '../../errors.ts';
import { anyText, inviteCode, nickname, optional } from '../account-fields.ts';
import { FIELD_CODES, LoginResult, Nothing, none, own, STATUS_CODES } from './shared.ts';

const THIRD_PARTY_CODES = [
  ...FIELD_CODES,
  ...STATUS_CODES,
  'uni-id-unsupported-request',
  'uni-id-config-field-required',
  'uni-id-get-third-party-account-failed',
  'uni-id-get-third-party-user-info-failed',
  'uni-id-invalid-invite-code',
  'module-closed',
  'too-many-requests',
] as const satisfies readonly ErrorCode[];
const BIND_CODES = [...THIRD_PARTY_CODES, 'uni-id-bind-conflict'] as const satisfies readonly ErrorCode[];
const UNBIND_CODES = [
  'uni-id-unbind-failed',
  'uni-id-unbind-not-supported',
  'uni-id-unbind-unique-login',
  'uni-id-unbind-password-not-exists',
  'uni-id-unbind-mobile-not-exists',
] as const satisfies readonly ErrorCode[];

const providerCall = <Input extends z.ZodMiniType<Record<string, unknown>, unknown>>(input: Input) =>
  call({ access: 'anyone', input, output: LoginResult, errors: THIRD_PARTY_CODES });
const bind = <Input extends z.ZodMiniType<Record<string, unknown>, unknown>>(input: Input) =>
  own({ input, output: Nothing, errors: BIND_CODES });
const unbind = () => own({ input: none, output: Nothing, errors: UNBIND_CODES });
const withCode = z.object({ code: anyText, inviteCode: optional(inviteCode) });
const qqInput = z.object({
  code: optional(anyText),
  accessToken: optional(anyText),
  accessTokenExpired: z.optional(z.nullable(z.number())),
  inviteCode: optional(inviteCode),
});

/** Identity providers: logging in by them, linking and unlinking them. */
export const identityProviders = {
  loginByUniverify: providerCall(
    z.object({ access_token: anyText, openid: anyText, inviteCode: optional(inviteCode) }),
  ),
  loginByWeixin: providerCall(withCode),
  loginByAlipay: providerCall(withCode),
  loginByWeixinMobile: providerCall(z.object({ phoneCode: anyText, inviteCode: optional(inviteCode) })),
  loginByQQ: providerCall(qqInput),
  loginByApple: providerCall(
    z.object({ identityToken: anyText, nickname: optional(nickname), inviteCode: optional(inviteCode) }),
  ),
  bindMobileByUniverify: bind(z.object({ access_token: anyText, openid: anyText })),
  bindMobileByMpWeixin: bind(z.object({ code: anyText })),
  bindWeixin: bind(z.object({ code: anyText })),
  bindQQ: bind(qqInput),
  bindAlipay: bind(z.object({ code: anyText })),
  bindApple: bind(z.object({ identityToken: anyText })),
  unbindWeixin: unbind(),
  unbindQQ: unbind(),
  unbindAlipay: unbind(),
  unbindApple: unbind(),
  secureNetworkHandshakeByWeixin: call({
    access: 'anyone',
    input: z.object({ code: optional(anyText), callLoginByWeixin: z.optional(z.boolean()) }),
    output: Nothing,
    errors: [...FIELD_CODES, 'uni-id-unsupported-request'],
  }),
};
