import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { cloud } from '../cloud/cloud.ts';

/** For which number the agreements were ticked before its code is asked for, on the next page; kept while this tab is there. */
const KEY = 'yuanguang.agreed-for';

/** Called once the person is in: writes down that both agreements, as this page shows them, were ticked. */
export async function recordAgreed(way: 'register' | 'login'): Promise<void> {
  const { service, privacy } = AGREEMENT_VERSIONS;
  const agreements = [
    { agreement: 'service', version: service },
    { agreement: 'privacy', version: privacy },
  ] as const;
  // Known or not: the login stands, and the next one's tick is written down again.
  await cloud.account.agree({ agreements: [...agreements], way }, { customUI: true }).catch(() => undefined);
}

export function keepAgreedFor(mobile: string): void {
  try {
    sessionStorage.setItem(KEY, mobile);
  } catch {
    // Without storage it is not known on the next page, and so not recorded.
  }
}

/** Whether who came in by this number ticked the agreements in this tab; an address alone says nothing of the kind. Told once. */
export function takeAgreedFor(mobile: string): boolean {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === mobile;
  } catch {
    return false;
  }
}
