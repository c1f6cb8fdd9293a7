import type { ThirdParty } from '@yuanguang/contract/objects/account';
import { cloud } from '../cloud/cloud.ts';

/** Where the way through another site leads back to; kept while this tab is there. */
const KEY = 'yuanguang.party-return';

interface PartyStart {
  readonly party: ThirdParty;
  /** True: links it to the account that is logged in. */
  readonly bind?: boolean;
  /** Where to go afterwards, `/path?query`. */
  readonly returnTo: string | undefined;
}

/**
 * Leaves for the site of a third party, which leads back to the login page with what `account.partyFinish` needs.
 * @throws CloudError when the way is not open.
 */
export async function goToParty({ party, bind = false, returnTo }: PartyStart): Promise<void> {
  const { url } = await cloud.account.partyStart({ party, bind }, { customUI: true, preventDuplicate: true });
  try {
    sessionStorage.setItem(KEY, returnTo ?? '');
  } catch {
    // Without storage the login ends on the entry page.
  }
  location.assign(url);
}

/** Where the way began, `/path?query`; undefined when that is not known. It is told once. */
export function takePartyReturn(): string | undefined {
  try {
    const kept = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return kept || undefined;
  } catch {
    return undefined;
  }
}
