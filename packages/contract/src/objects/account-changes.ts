import * as z from 'zod/mini';
import { call } from '../cloud-object.ts';

/** What somebody must be able to notice when it was not them: how one gets in, where one is reached, and failed tries. */
const CHANGES = [
  'password',
  'mobile',
  'email',
  'passkeyAdded',
  'passkeyRemoved',
  'linked',
  'unlinked',
  'realName',
  'realNameWithdrawn',
  'closing',
  'loginFailed',
] as const;
export type ChangeKind = (typeof CHANGES)[number];

export const Change = z.object({
  what: z.enum(CHANGES),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Not by the person: the temple's office did it; from where is not told. */
  byOffice: z.boolean(),
  /** Such as "Chrome · Android"; empty when it is not known. */
  device: z.string(),
  /** Partly hidden. */
  address: z.string(),
});
export type Change = z.infer<typeof Change>;

export const changeCalls = {
  /** What was changed of one's account, and which logins failed, in the last 180 days: newest first, 50 at most. */
  changes: call({
    access: 'user',
    input: z.object({}),
    output: z.object({ changes: z.array(Change) }),
    errors: [],
  }),
};
