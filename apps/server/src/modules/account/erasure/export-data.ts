import { limit } from '../../../lib/limits/rate-limit.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import type { PersonalDataHolder } from '../../../lib/personal-data.ts';
import { refuse } from '../../../lib/refusal.ts';
import { type AccountContext, type AccountTools, withTools } from '../account-context.ts';
import { listAgreements } from '../agreement/agreement.ts';
import { externalLinkOf } from '../external/external-id.repository.ts';
import { linksOf } from '../identity-provider/external-identity.repository.ts';
import { passkeysOf } from '../passkey/passkey.repository.ts';
import { realNameInfo } from '../real-name/real-name.ts';
import { openSessions } from '../session/session.repository.ts';
import { openEmail, openMobile } from '../user/personal.ts';
import { findUser } from '../user/user.repository.ts';
import { eraseAccount } from './erase.repository.ts';
import { logOf } from './export-data.repository.ts';

const TIMES_A_DAY = 3;
const DAY = 86_400;

/**
 * Everything kept of who calls, as one JSON text: the account in full, what was tried in its name, and what every other
 * module holds. The real name stays masked: a file may be read by others. Refuses 'too-many-requests' (three a day).
 */
export async function exportData(ctx: AccountContext): Promise<{ fileName: string; json: string }> {
  const uid = ownUid(ctx);
  await limit(ctx, { key: `account.export:${uid}`, points: TIMES_A_DAY, seconds: DAY });
  const at = ctx.now();
  const data: Record<string, unknown> = { exportedAt: at.toISOString() };
  for (const holder of ctx.modules.personalData) data[holder.name] = await holder.export(ctx, uid);
  return { fileName: `yuanguang-${ctx.days.of(at)}.json`, json: JSON.stringify(data, null, 2) };
}

/** What the accounts themselves keep of a person. */
export function accountHolder(tools: AccountTools): PersonalDataHolder {
  return {
    name: 'account',
    tables: [
      'users',
      'user_sessions',
      'user_log',
      'user_passkeys',
      'passkey_challenges',
      'user_identities',
      'user_external_ids',
      'authorization_requests',
      'user_real_names',
      'real_name_tries',
      'user_agreements',
      'user_agreement_withdrawals',
      'user_first_admin',
    ],
    export: (ctx, uid) => accountOf(withTools(ctx, tools), uid),
    erase: ({ db, now }, uid) => eraseAccount(db, uid, now()),
  };
}

async function accountOf(ctx: AccountContext, uid: string): Promise<object> {
  const { db, cipher } = ctx;
  const user = (await findUser(db, uid)) ?? refuse('uni-id-check-token-failed');
  return {
    profile: {
      uid,
      username: user.username,
      nickname: user.nickname,
      mobile: openMobile(cipher, user),
      email: openEmail(cipher, user),
      avatar: user.avatar_file?.url ?? null,
      gender: user.gender,
      roles: user.roles,
      tags: user.tags,
      comment: user.comment,
      hasPassword: user.password_hash !== null,
      inviteCode: user.my_invite_code,
      invitedAt: user.invited_at,
      registeredAt: user.registered_at,
      registeredWith: user.register_env,
      lastLoginAt: user.last_login_at,
      lastLoginAddress: user.last_login_ip,
    },
    realName: await realNameInfo(ctx),
    sessions: (await openSessions(db, uid, ctx.now())).map((session) => ({
      device: session.device_name,
      deviceId: session.device_id,
      platform: session.platform,
      address: session.ip,
      pushClientId: session.push_client_id,
      startedAt: session.started_at,
      lastSeenAt: session.last_seen_at,
      expiresAt: session.expires_at,
    })),
    passkeys: (await passkeysOf(db, uid)).map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
    linked: await linksOf(db, uid),
    linkedToOtherSystemAt: await externalLinkOf(db, uid),
    agreements: (await listAgreements(ctx)).agreed,
    log: (await logOf(db, uid)).map(({ type, succeeded, ip, user_agent, at }) => ({
      type,
      succeeded,
      at,
      address: ip,
      browser: user_agent,
    })),
  };
}
