import { systemNow } from '@yuanguang/cloud';
import { toast } from '@yuanguang/ui';
import { useEffect } from 'react';
import { isWaiting, onBusy } from '../shared/cloud/busy.ts';
import { frameworkText } from '../shared/i18n/framework-text.ts';

/** Several calls of a page wait together: it is said once. */
const SAID_MS = 10_000;

/** Says that the page waits because too many visitors came at once, also of calls that began before the app was there. */
export function BusyNotice() {
  useEffect(() => {
    let saidUntil = 0;
    const say = () => {
      const now = systemNow();
      if (!isWaiting() || now < saidUntil) return;
      saidUntil = now + SAID_MS;
      toast({ text: frameworkText('request.busy') });
    };
    say();
    return onBusy(say);
  }, []);
  return null;
}
