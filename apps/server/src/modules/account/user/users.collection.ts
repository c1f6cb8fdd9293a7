import { isNickname } from '@yuanguang/contract/rules/account';
import type { Cipher } from '../../../lib/crypto.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { Collection, Doc, Field } from '../../clientdb/clientdb.service.ts';
import { claimFile, type FileTools } from '../../file/file.service.ts';

const OWN = "doc._id == auth.uid || 'READ_UNI_ID_USERS' in auth.permission";
const STAFF = "'READ_UNI_ID_USERS' in auth.permission";
const CHANGED_BY_OWNER = "doc._id == auth.uid || 'UPDATE_UNI_ID_USERS' in auth.permission";
const CHANGED_BY_STAFF = "'UPDATE_UNI_ID_USERS' in auth.permission";

const own = (field: Field): Field => ({ read: OWN, write: CHANGED_BY_STAFF, ...field });
const secret: Field = { kind: 'password' };

/** A number or address: bound to the account when sealed, found by its keyed hash. */
function sealed(cipher: Cipher, name: 'mobile' | 'email', plain: (text: string) => string): Field {
  return own({
    kind: 'sealed',
    column: `${name}_sealed`,
    fixed: true,
    sealing: {
      open: (id, value) => cipher.open(`user.${name}:${id}`, value),
      index: { column: `${name}_index`, of: (text) => cipher.index(`user.${name}`, plain(text)) },
    },
  });
}

/**
 * `uni-id-users`: everybody's nickname and picture, one's own record, and nothing else. Accounts are made, bound,
 * given roles and erased by `uni-id-co` alone.
 */
export function usersCollection(cipher: Cipher, files: FileTools): Collection {
  return {
    name: 'uni-id-users',
    table: 'users',
    goneColumn: 'erased_at',
    permission: { read: 'true', create: null, update: CHANGED_BY_OWNER, delete: null },
    fields: {
      nickname: { kind: 'text', bsonType: 'string', trim: 'both', write: CHANGED_BY_OWNER },
      avatar_file: { kind: 'json', bsonType: 'file', write: CHANGED_BY_OWNER },
      username: own({ kind: 'text', fixed: true }),
      mobile: sealed(cipher, 'mobile', (text) => text),
      email: sealed(cipher, 'email', (text) => text.trim().toLowerCase()),
      gender: own({ kind: 'int', bsonType: 'int', enum: [0, 1, 2] }),
      role: own({ kind: 'texts', column: 'roles', fixed: true }),
      status: own({ kind: 'int', fixed: true }),
      tags: own({ kind: 'texts', fixed: true }),
      my_invite_code: own({ kind: 'text', fixed: true }),
      inviter_uid: own({ kind: 'texts', column: 'inviter_uids', fixed: true }),
      invite_time: own({ kind: 'time', column: 'invited_at', fixed: true }),
      register_date: own({ kind: 'time', column: 'registered_at', fixed: true }),
      register_env: own({ kind: 'json', fixed: true }),
      last_login_date: own({ kind: 'time', column: 'last_login_at', fixed: true }),
      last_login_ip: own({ kind: 'text', fixed: true }),
      dcloud_appid: { kind: 'texts', column: 'app_ids', read: STAFF, fixed: true },
      comment: { kind: 'text', bsonType: 'string', maxLength: 500, read: STAFF, write: CHANGED_BY_STAFF },
      password: secret,
      password_secret_version: secret,
      token: secret,
      third_party: secret,
    },
    triggers: {
      async beforeUpdate(_ctx, { nickname }) {
        if (typeof nickname === 'string' && !isNickname(nickname))
          refuse('uni-id-invalid-nickname', 'nickname');
      },
      async afterUpdate(ctx, ids, change) {
        const url = addressOf(change);
        if (url === undefined) return;
        for (const ownerUid of ids) {
          await claimFile({ ...ctx, ...files }, url, {
            purpose: 'avatar',
            ownerUid,
            private: false,
            field: 'avatar_file',
          });
        }
      },
    },
  };
}

function addressOf({ avatar_file: file }: Doc): string | undefined {
  return typeof file === 'object' && file !== null && 'url' in file ? String(file.url) : undefined;
}
