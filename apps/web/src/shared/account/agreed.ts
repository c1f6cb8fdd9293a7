import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { storedText } from '../storage/stored.ts';
import { accountCloud } from './cloud.ts';

/** With whom the agreements were ticked before the login went on to another page; kept while this tab is there. */
const agreedFor = storedText('sessionStorage', 'yuanguang.agreed-for');

/** Called once the person is in: writes down that both agreements, as this page shows them, were ticked. */
export async function recordAgreed(occasion: 'register' | 'login'): Promise<void> {
  const { service, privacy } = AGREEMENT_VERSIONS;
  const agreements = [
    { agreement: 'service', version: service },
    { agreement: 'privacy', version: privacy },
  ] as const;
  // Known or not: the login stands, and the next one's tick is written down again.
  await accountCloud.agree({ agreements: [...agreements], occasion }).catch(() => undefined);
}

/** `whom`: the number or the identity provider that is gone on with. */
export function storeAgreedFor(whom: string): void {
  agreedFor.write(whom);
}

/** Whether the agreements were ticked in this tab before going on with `whom`; an address alone says nothing of the kind. */
export function isAgreedFor(whom: string): boolean {
  return agreedFor.read() === whom;
}
