import type { Collection } from '../collection.ts';

/** `uni-id-scores`: every change of one's merit, with the balance after it. Kept by the product alone. */
export const SCORES_COLLECTION: Collection = {
  name: 'uni-id-scores',
  table: 'user_scores',
  permission: { read: 'doc.user_id == auth.uid' },
  fields: {
    user_id: { kind: 'text' },
    score: { kind: 'int' },
    balance: { kind: 'int' },
    type: { kind: 'int' },
    comment: { kind: 'text' },
    create_date: { kind: 'time' },
  },
};

/** `opendb-sign-in`: one row a day; only the action `signIn` makes one. */
export const SIGN_IN_COLLECTION: Collection = {
  name: 'opendb-sign-in',
  table: 'sign_ins',
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
};
