import { WEB_APP_ID } from '@yuanguang/contract/constants';
import type { AccountContext } from '../account-context.ts';
import type { User } from './user.repository.ts';

/**
 * Whether the account is one of the app the call came from: the one place that asks by app. An account without a list is
 * of every app. Our pages and the apps of APP_IDS are one: who is of one of them is of all of them, so that to take one
 * of them away from an account changes nothing while another stays. A call that names no app is not asked.
 */
export function isOfThisApp(
  { settings, caller }: Pick<AccountContext, 'settings' | 'caller'>,
  { app_ids: ids }: Pick<User, 'app_ids'>,
): boolean {
  const appId = caller.client?.appId ?? '';
  if (appId === '' || ids.length === 0 || ids.includes(appId)) return true;
  const own = new Set([WEB_APP_ID, ...settings.APP_IDS]);
  return own.has(appId) && ids.some((id) => own.has(id));
}
