import type { Ways } from '../../../shared/account/use-ways.ts';

export type Way = 'sms' | 'email' | 'password';

/** The `type` in the address of the login page for a way; a password has a page of its own. */
export const TYPES = { sms: 'smsCode', email: 'email', password: undefined } as const;

/** The way the login page begins with: what the address asks for when it is open, else the first that is. */
export function firstWay(ways: Ways, type: string | undefined): Way {
  const open = (['sms', 'email', 'password'] as const).filter((way) => ways[way]);
  return open.find((way) => TYPES[way] !== undefined && TYPES[way] === type) ?? open[0] ?? 'password';
}
