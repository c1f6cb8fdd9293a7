import { systemNow } from '@yuanguang/cloud';
import type { analytics } from '@yuanguang/contract/objects/analytics';
import { cloudObject } from '../cloud/cloud.ts';
import type { Router } from '../router/router.ts';
import { agreedToStatistics, onStatisticsConsent } from './consent.ts';
import { createStatistics, REPORT_MS } from './statistics.ts';

const statistics = cloudObject<typeof analytics>('uni-stat-receiver');

/** The version of the records' shape, as statistics clients send it. */
const SHAPE = '4.0';

let stop: (() => void) | undefined;

/** Counts while the reader agrees to it, and from the moment that changes. Call it once the first page stands. */
export function followConsent(router: Router): void {
  const follow = () => {
    if (agreedToStatistics() && !stop) stop = count(router);
    if (!agreedToStatistics() && stop) {
      stop();
      stop = undefined;
    }
  };
  follow();
  onStatisticsConsent(follow);
}

function count(router: Router): () => void {
  const counted = createStatistics();
  const look = () => {
    const path = router.read().page?.path;
    if (path !== undefined) counted.open(path);
  };
  const send = () => {
    const records = counted.take(systemNow());
    if (records.length === 0) return;
    const report = { usv: SHAPE, t: Math.floor(systemNow() / 1000), requests: JSON.stringify(records) };
    // A report that is lost is lost; nobody is told.
    statistics.report(report).catch(() => undefined);
  };
  const aside = () => {
    if (document.hidden) counted.hide(systemNow());
    else counted.show(systemNow());
  };
  const leave = router.subscribe(look);
  const timer = setInterval(send, REPORT_MS);
  document.addEventListener('visibilitychange', aside);
  look();
  send();
  return () => {
    leave();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', aside);
  };
}
