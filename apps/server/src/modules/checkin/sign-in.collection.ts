import type { TempleDays } from '../../lib/temple-day.ts';
import type { Collection } from '../clientdb/clientdb.service.ts';
import { signInAction } from './sign-in.action.ts';

/** `opendb-sign-in`: one row a day; only the action `signIn` makes one. */
export const signInCollection = (days: TempleDays): Collection => ({
  name: 'opendb-sign-in',
  table: 'sign_ins',
  module: 'checkin',
  permission: {
    read: 'doc.user_id == auth.uid',
    create: "auth.uid != null && 'signIn' in action",
    update: null,
    delete: null,
  },
  fields: {
    user_id: { kind: 'text', forceDefaultValue: { $env: 'uid' } },
    // Set by the action, whatever the client sends.
    date: { kind: 'int', forceDefaultValue: 0 },
    isDelete: { kind: 'boolean', column: 'is_delete', forceDefaultValue: false },
  },
  actions: [signInAction(days)],
});
