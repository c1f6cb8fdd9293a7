import { logout } from '../../../shared/account/account.ts';
import { LOGIN_PAGE } from '../../../shared/account/login-address.ts';
import { forgetPerson } from './storage.ts';

/** Ends the login everywhere on this device, forgets the person, and opens `path` with an empty memory. */
export async function leave(path: string = LOGIN_PAGE): Promise<void> {
  await logout();
  forgetPerson();
  location.hash = path;
  location.reload();
}
