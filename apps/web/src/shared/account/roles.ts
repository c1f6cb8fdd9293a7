import type { Account } from './account.ts';

type Holder = Pick<Account, 'roles' | 'permissions'>;

/** Whether the person has a role by its name (SPEC 6). */
export function hasRole({ roles }: Holder, role: string): boolean {
  return roles.includes(role);
}

/** Whether the person may do something by its name: the role admin may do everything. */
export function hasPermission({ roles, permissions }: Holder, permission: string): boolean {
  return roles.includes('admin') || permissions.includes(permission);
}

/** To whom a menu entry is shown: to everybody, to who is logged in, or only to administrators. */
export type Audience = 'all' | 'user' | 'admin';

/** Whether a menu entry is shown to this person (SPEC 6). The server checks again, whatever is shown. */
export function isShownTo(audience: Audience, account: Account): boolean {
  if (audience === 'all') return true;
  return audience === 'user' ? account.hasLogin : account.hasLogin && hasRole(account, 'admin');
}
