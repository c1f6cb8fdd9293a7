import { systemNow } from '@yuanguang/cloud';
import type { Config } from '@yuanguang/contract/objects/config';
import type { journal as journalObject } from '@yuanguang/contract/objects/journal';
import { templeDay } from '@yuanguang/contract/rules/temple-day';
import { currentAccount, payloadOf, watchAccount } from '../account/account.ts';
import { readToken } from '../account/token.ts';
import { cloudObject } from '../cloud/cloud.ts';
import { readPageData } from '../cloud/page-data.ts';
import { createJournal } from './create-journal.ts';
import { diskStore } from './disk-store.ts';

const NAME = 'yuanguang.journal';

const cloud = cloudObject<typeof journalObject>('journal');
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);

function keptUid(): string {
  const { uid } = payloadOf(readToken() ?? '');
  return typeof uid === 'string' ? uid : '';
}

async function alone(work: () => Promise<void>): Promise<boolean> {
  // Old browsers have no locks: then two tabs may send the same, and the server keeps it once.
  if (!navigator.locks) return work().then(() => true);
  return navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** When a day begins in the temple, as it came with the page. */
export const boundary = readPageData<Config>('config')?.dayBoundary ?? '00:00';

export const journal = createJournal({
  disk: diskStore(),
  cloud: {
    append: (input) => cloud.append(input, { background: true }),
    since: (input) => cloud.since(input, { background: true }),
  },
  owner: keptUid,
  mayCall: () => currentAccount().hasLogin,
  now: systemNow,
  dayOf: (ms) => templeDay(ms, boundary),
  tellTabs: () => channel?.postMessage('changed'),
  alone,
});

const sendAll = (): void => void journal.send().catch(journal.soon);

let started = false;

/** Listens to whatever concerns the journal, reads it and sends what waits; once for the document. */
export function startJournal(): void {
  if (started) return;
  started = true;
  channel?.addEventListener('message', () => void journal.refresh());
  addEventListener('online', journal.soon);
  let uid = keptUid();
  watchAccount(() => {
    if (uid === keptUid()) return;
    uid = keptUid();
    void journal.refresh();
    sendAll();
  });
  document.addEventListener('visibilitychange', () => {
    // The last chance on a phone: who goes away may never come back to this document.
    if (document.visibilityState === 'hidden') sendAll();
    else {
      if (journal.view().day !== templeDay(systemNow(), boundary)) void journal.refresh();
      journal.soon();
    }
  });
  void journal.refresh();
  // Nothing of another document can be taken back any more.
  sendAll();
}
