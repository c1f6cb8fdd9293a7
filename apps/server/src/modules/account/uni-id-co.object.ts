import type { ErrorCode } from '@yuanguang/contract/errors';
import { uniIdCo } from '@yuanguang/contract/objects/uni-id-co';
import { type Implementation, implement } from '../../lib/implement.ts';
import { type Operation, operationsWith } from '../../lib/operations.ts';
import { refuse } from '../../lib/refusal.ts';
import { createCaptcha } from '../captcha/captcha.service.ts';
import type { AccountContext, AccountTools } from './account-context.ts';
import { deactivate } from './erasure/deactivation.ts';
import { linkProvider, loginByProvider, unlinkProvider } from './identity-provider/external-login.ts';
import { login } from './login/login.ts';
import { loginBySms } from './login/login-by-code.ts';
import { resetPwdByEmail, resetPwdBySms, setPwd, updatePwd } from './password/set-password.ts';
import { accountInfo, supportedLoginTypes } from './profile/account-info.ts';
import { bindMobileBySms } from './profile/contact.ts';
import { finishFaceCheck, realNameInfo, startFaceCheck } from './real-name/real-name.ts';
import { acceptInvite, getInvitedUser } from './registration/invitation.ts';
import { registerAdmin, registerUser, registerUserByEmail } from './registration/register.ts';
import { logout, refreshToken, setPushCid } from './session/own-session.ts';
import {
  addUser,
  authorizeAppLogin,
  changeUser,
  removeAuthorizedApp,
  setAuthorizedApp,
} from './staff/manage-users.ts';
import { sendEmailCode, sendSmsCode } from './verification-code/send-codes.ts';

/** What this product does not offer, or no browser can do: always refused with `code`. */
const never = (code: ErrorCode) => async () => refuse(code);

/** The functions behind `uni-id-co`, the object that existing clients know. */
export function uniIdObjects(tools: AccountTools): Implementation[] {
  const on = operationsWith(tools);
  /** For operations of which these methods tell nothing. */
  const quietly = <Input>(operation: Operation<AccountContext, Input, unknown>) =>
    on(async (ctx, input: Input) => {
      await operation(ctx, input);
      return {};
    });
  return [
    implement(uniIdCo, {
      registerUser: on(registerUser),
      registerUserByEmail: on(registerUserByEmail),
      registerAdmin: on(registerAdmin),
      login: on(login),
      loginBySms: on(loginBySms),
      loginByUniverify: never('uni-id-config-field-required'),
      loginByWeixin: on((ctx, input) => loginByProvider(ctx, 'weixin', input)),
      loginByAlipay: never('uni-id-config-field-required'),
      loginByWeixinMobile: never('uni-id-unsupported-request'),
      loginByQQ: never('uni-id-config-field-required'),
      loginByApple: on((ctx, input) => loginByProvider(ctx, 'apple', input)),
      logout: on(logout),
      bindMobileBySms: on(bindMobileBySms),
      bindMobileByUniverify: never('uni-id-config-field-required'),
      bindMobileByMpWeixin: never('uni-id-unsupported-request'),
      bindWeixin: quietly((ctx, input) => linkProvider(ctx, 'weixin', input)),
      bindQQ: never('uni-id-config-field-required'),
      bindAlipay: never('uni-id-config-field-required'),
      bindApple: quietly((ctx, input) => linkProvider(ctx, 'apple', input)),
      unbindWeixin: quietly((ctx) => unlinkProvider(ctx, 'weixin')),
      unbindQQ: never('uni-id-unbind-failed'),
      unbindAlipay: never('uni-id-unbind-failed'),
      unbindApple: quietly((ctx) => unlinkProvider(ctx, 'apple')),
      updatePwd: on(updatePwd),
      resetPwdBySms: on(resetPwdBySms),
      resetPwdByEmail: on(resetPwdByEmail),
      setPwd: on(setPwd),
      getAccountInfo: on(accountInfo),
      getRealNameInfo: on((ctx, { decryptData }) => realNameInfo(ctx, decryptData)),
      getFrvCertifyId: on(async (ctx, input) => {
        const { certifyId } = await startFaceCheck(ctx, input);
        return { certifyId };
      }),
      getFrvAuthResult: on(finishFaceCheck),
      closeAccount: quietly(deactivate),
      createCaptcha: on(createCaptcha),
      refreshCaptcha: on(createCaptcha),
      sendSmsCode: on(sendSmsCode),
      sendEmailCode: on(sendEmailCode),
      refreshToken: on(refreshToken),
      setPushCid: on(setPushCid),
      acceptInvite: on(acceptInvite),
      getInvitedUser: on(getInvitedUser),
      getSupportedLoginType: on(supportedLoginTypes),
      secureNetworkHandshakeByWeixin: never('uni-id-unsupported-request'),
      externalRegister: never('uni-id-illegal-request'),
      externalLogin: never('uni-id-illegal-request'),
      updateUserInfoByExternal: never('uni-id-illegal-request'),
      addUser: on(addUser),
      updateUser: on(changeUser),
      authorizeAppLogin: on(authorizeAppLogin),
      removeAuthorizedApp: on(removeAuthorizedApp),
      setAuthorizedApp: on(setAuthorizedApp),
    }),
  ];
}
