import { currentAccount, logout } from '../../../shared/account/account.ts';
import { LOGIN_PAGE } from '../../../shared/account/login-address.ts';
import { journal } from '../../../shared/journal/journal.ts';
import { dropSubscription } from '../../../shared/push/push.ts';
import { forgetPerson } from './storage.ts';

/** Longer nobody is kept from leaving; what was not sent goes when the account comes back to this device. */
const SEND_MS = 5_000;

async function sendJournal(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, SEND_MS));
  await Promise.race([journal.send().catch(() => undefined), late]);
}

/** Ends the login everywhere on this device, forgets the person, and opens `path` with an empty memory. */
export async function leave(path: string = LOGIN_PAGE): Promise<void> {
  await sendJournal();
  const { uid } = currentAccount();
  // The temple tells nobody whose login was ended; the browser shall not even wait for it.
  await dropSubscription().catch(() => undefined);
  await logout();
  await journal.forget(uid);
  forgetPerson();
  location.hash = path;
  location.reload();
}
