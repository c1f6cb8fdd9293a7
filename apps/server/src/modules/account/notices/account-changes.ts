import { IDENTITY_PROVIDERS } from '@yuanguang/contract/objects/account';
import type { Change, ChangeKind } from '@yuanguang/contract/objects/account-changes';
import { ownUid } from '../../../lib/own-uid.ts';
import type { AccountContext } from '../account-context.ts';
import { deviceName } from '../session/device-name.ts';
import { maskAddress } from '../user/masking.ts';
import { changesOf } from '../user/user-log.repository.ts';
import type { LogType } from '../user/user-log.ts';

const MOST = 50;

/** What the log says of a change that was made, in the words of the list. */
const MADE: Readonly<Partial<Record<LogType, ChangeKind>>> = {
  'update-pwd': 'password',
  'set-pwd': 'password',
  'reset-pwd': 'password',
  'bind-mobile': 'mobile',
  'bind-email': 'email',
  'bind-passkey': 'passkeyAdded',
  'unbind-passkey': 'passkeyRemoved',
  'bind-real-name': 'realName',
  'unbind-real-name': 'realNameWithdrawn',
  close: 'closing',
  'office-password': 'password',
  'office-mobile': 'mobile',
  'office-email': 'email',
  ...Object.fromEntries(
    IDENTITY_PROVIDERS.flatMap((provider) => [
      [`bind-${provider}`, 'linked'],
      [`unbind-${provider}`, 'unlinked'],
    ]),
  ),
};

/**
 * What was changed of one's account and which logins failed, from the log: who has no email address finds here what
 * mails would have said. From where the office did it is not told.
 */
export async function listChanges(ctx: AccountContext): Promise<{ changes: Change[] }> {
  const rows = await changesOf(ctx.db, ownUid(ctx), { made: Object.keys(MADE), most: MOST });
  return {
    changes: rows.map(({ type, at, user_agent, ip }) => {
      const byOffice = type.startsWith('office-');
      return {
        what: MADE[type as LogType] ?? 'loginFailed',
        at: at.toISOString(),
        byOffice,
        device: byOffice ? '' : deviceName(user_agent),
        address: byOffice ? '' : maskAddress(ip),
      };
    }),
  };
}
