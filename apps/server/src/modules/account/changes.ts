import type { Change, ChangeKind } from '@yuanguang/contract/objects/account-changes';
import { type AccountContext, ownUid } from './account-context.ts';
import { deviceName } from './device-name.ts';
import { maskAddress } from './masked.ts';
import { changesOf } from './user-log.repository.ts';

const MOST = 50;

const KINDS: Readonly<Record<string, ChangeKind>> = {
  login: 'loginFailed',
  'update-pwd': 'password',
  'set-pwd': 'password',
  'reset-pwd': 'password',
  'bind-mobile': 'mobile',
  'bind-email': 'email',
  'bind-passkey': 'passkeyAdded',
  'unbind-passkey': 'passkeyRemoved',
  'bind-real-name': 'realName',
  close: 'closing',
};

/**
 * What was changed of one's account and which logins failed, from the log: who has no address for letters finds here what
 * they would have said.
 */
export async function listChanges(ctx: AccountContext): Promise<{ changes: Change[] }> {
  const rows = await changesOf(ctx.db, ownUid(ctx), MOST);
  return {
    changes: rows.map(({ type, at, user_agent, ip }) => ({
      what: KINDS[type] ?? (type.startsWith('unbind-') ? 'unlinked' : 'linked'),
      at: at.toISOString(),
      device: deviceName(user_agent),
      address: maskAddress(ip),
    })),
  };
}
