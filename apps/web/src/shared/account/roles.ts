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

/** To whom an entrance is shown: to everybody, to all who are logged in, or only to the temple's staff. */
export type Audience = 'everyone' | 'users' | 'staff';

/** Whether an entrance is shown to this person (SPEC 6). The server checks again, whatever is shown. */
export function isShownTo(audience: Audience, account: Account): boolean {
  if (audience === 'everyone') return true;
  return audience === 'users' ? account.hasLogin : account.hasLogin && hasRole(account, 'admin');
}
