import { account } from '@yuanguang/contract/objects/account';
import { type Implementation, implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import type { AccountContext, AccountTools } from './account-context.ts';
import { agree, listAgreements } from './agreement/agreement.ts';
import { cancelDeactivation, deactivate } from './erasure/deactivation.ts';
import { exportData } from './erasure/export-data.ts';
import {
  finishExternalLogin,
  startExternalLogin,
  unlinkProvider,
} from './identity-provider/external-login.ts';
import { loginByEmail } from './login/login-by-code.ts';
import { listChanges } from './notices/account-changes.ts';
import {
  addPasskey,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  startPasskeyLogin,
  startRegistration,
} from './passkey/passkey.ts';
import { bindEmail } from './profile/contact.ts';
import { loginMethods, me, updateProfile } from './profile/profile.ts';
import { startOwnFaceCheck } from './real-name/real-name.ts';
import { withdrawRealName } from './real-name/withdraw-real-name.ts';
import { prove } from './session/proof.ts';
import { endSession, listSessions, logoutElsewhere } from './session/sessions.ts';

/** The functions behind the cloud object `account`. */
export function accountObject(tools: AccountTools): Implementation {
  const on = operationsWith(tools);
  return implement(account, {
    loginMethods: on(loginMethods),
    me: on(me),
    agree: on(agree),
    agreements: on(listAgreements),
    changes: on(listChanges),
    updateProfile: on(updateProfile),
    loginByEmail: on(loginByEmail),
    bindEmail: on(bindEmail),
    sessions: on(listSessions),
    endSession: on(endSession),
    logoutElsewhere: on(logoutElsewhere),
    exportData: on(exportData),
    deactivate: on(deactivate),
    cancelDeactivation: on(cancelDeactivation),
    prove: on(prove),
    passkeys: on(listPasskeys),
    passkeyRegistration: on(startRegistration),
    addPasskey: on(addPasskey),
    removePasskey: on(removePasskey),
    passkeyLogin: on(startPasskeyLogin),
    loginByPasskey: on(loginByPasskey),
    startExternalLogin: on(startExternalLogin),
    finishExternalLogin: on(finishExternalLogin),
    unlinkProvider: on(
      async (ctx: AccountContext, { provider }: { provider: Parameters<typeof unlinkProvider>[1] }) => {
        await unlinkProvider(ctx, provider);
        return me(ctx);
      },
    ),
    startRealName: on(startOwnFaceCheck),
    withdrawRealName: on(withdrawRealName),
  });
}
