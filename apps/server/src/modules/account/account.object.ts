import { account } from '@yuanguang/contract/objects/account';
import type { Context } from '../../lib/context.ts';
import { type Implementation, implement } from '../../lib/implement.ts';
import { type AccountContext, type AccountTools, withTools } from './account-context.ts';
import { agree, listAgreements } from './agreement.ts';
import { listChanges } from './changes.ts';
import { cancelDeactivation, deactivate } from './deactivation.ts';
import { exportData } from './export-data.ts';
import { loginByEmail } from './login-by-code.ts';
import { finishPartyVisit, startPartyVisit, unbindParty } from './party.ts';
import {
  addPasskey,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  startPasskeyLogin,
  startRegistration,
} from './passkey.ts';
import { bindEmail, loginWays, me, updateProfile } from './profile.ts';
import { prove } from './proof.ts';
import { startOwnFaceCheck } from './real-name.ts';
import { endSession, listSessions, logoutElsewhere } from './sessions.ts';
import { withdrawRealName } from './withdraw-real-name.ts';

/** The functions behind the cloud object `account`. */
export function accountObject(tools: AccountTools): Implementation {
  const on =
    <Input, Output>(operation: (ctx: AccountContext, input: Input) => Promise<Output>) =>
    (ctx: Context, input: Input) =>
      operation(withTools(ctx, tools), input);
  return implement(account, {
    loginWays: on(loginWays),
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
    partyStart: on(startPartyVisit),
    partyFinish: on(finishPartyVisit),
    unlinkParty: on(async (ctx: AccountContext, { party }: { party: Parameters<typeof unbindParty>[1] }) => {
      await unbindParty(ctx, party);
      return me(ctx);
    }),
    startRealName: on(startOwnFaceCheck),
    withdrawRealName: on(withdrawRealName),
  });
}
