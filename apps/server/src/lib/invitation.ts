import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@yuanguang/contract/rules/temple-day';
import { newId } from './ids.ts';

const CODE_BYTES = 16;
const GOOD_FOR_MS = 7 * DAY_MS;

/** An invitation for one person, good once. A table adds to what it invites. */
export interface Invitation {
  id: string;
  code_hash: Buffer;
  made_at: Date;
  ends_at: Date;
  withdrawn_at: Date | null;
  used_at: Date | null;
}

/** A new one, good for seven days, and its code, of which only the hash is kept. */
export function newInvitation(at: Date): { code: string; invitation: Invitation } {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  return {
    code,
    invitation: {
      id: newId(at),
      code_hash: hashOfCode(code),
      made_at: at,
      ends_at: new Date(at.getTime() + GOOD_FOR_MS),
      withdrawn_at: null,
      used_at: null,
    },
  };
}

export const hashOfCode = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Whether it can still be used. */
export const isOpen = ({ used_at, withdrawn_at, ends_at }: Invitation, now: Date): boolean =>
  used_at === null && withdrawn_at === null && ends_at > now;
