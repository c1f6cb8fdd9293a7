import type { Collection } from '../clientdb/clientdb.service.ts';

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
