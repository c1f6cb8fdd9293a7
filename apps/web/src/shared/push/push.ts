import type { notice } from '@yuanguang/contract/objects/notice';
import { currentAccount } from '../account/account.ts';
import { base64urlBytes } from '../base64url.ts';
import { cloudObject } from '../cloud/cloud.ts';
import { storedText } from '../storage/stored.ts';

/*
 * Notices through the push service of this browser. A subscription belongs to the browser, not to a person: whose
 * account switched it on is kept beside it, so that whoever logs in here next is not told for by accident.
 */

export type PushState =
  /** The browser cannot. */
  | 'unsupported'
  /** An iPhone or iPad, where only an app on the home screen can. */
  | 'install'
  /** Refused in the browser; only there it can be allowed again. */
  | 'denied'
  | 'off'
  | 'on';

/** The browser has no push service, or does not reach it. */
export class PushUnreachable extends Error {}

/** The worker is installed when the first page stands; longer nobody is kept waiting for it. */
const WORKER_MS = 15_000;

const cloud = cloudObject<typeof notice>('notice');
/** Whose account switched it on here. */
const keptUid = storedText('localStorage', 'yuanguang.push');

/** How it stands for whoever is logged in. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'standalone' in navigator && !navigator.standalone ? 'install' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted' || keptUid.read() !== currentAccount().uid) return 'off';
  return (await subscription()) ? 'on' : 'off';
}

/**
 * Asks the browser for permission, subscribes, and tells the temple. To be called by a press: otherwise browsers do not ask.
 * @throws PushUnreachable, CloudError.
 */
export async function switchOnPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  await subscribe();
  return pushState();
}

/** @throws CloudError: this browser is told no more all the same, and the temple learns of it when it next sends. */
export async function switchOffPush(): Promise<PushState> {
  const ended = await dropSubscription();
  if (ended) await cloud.unsubscribePush({ endpoint: ended.endpoint });
  return pushState();
}

/** Ends what this browser is told, without a word to the temple: for a login that ends, and one that is not the same. */
export async function dropSubscription(): Promise<PushSubscription | null> {
  keptUid.write(undefined);
  const found = await subscription();
  await found?.unsubscribe();
  return found;
}

/**
 * Subscribes anew where this person has switched it on: keys, address and login may have changed since. Whatever another
 * person switched on here is ended. A login that merely ran out changes nothing.
 */
export async function renewPush(): Promise<void> {
  const kept = keptUid.read();
  const { hasLogin, uid } = currentAccount();
  if (!kept || !hasLogin) return;
  if (kept !== uid) await dropSubscription();
  else if (Notification.permission === 'granted') await subscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

async function subscribe(): Promise<void> {
  const { uid } = currentAccount();
  const { key } = await cloud.pushKey({});
  const { pushManager } = await worker();
  const made = await subscribedWith(pushManager, key);
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  try {
    await cloud.subscribePush({ endpoint: made.endpoint, p256dh, auth });
  } catch (error) {
    // Without the temple knowing of it, it is of no use; what was known before stays.
    if (keptUid.read() !== uid) await made.unsubscribe();
    throw error;
  }
  keptUid.write(uid);
}

async function subscribedWith(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: base64urlBytes(key) };
  try {
    const found = await manager.getSubscription();
    if (found && hasKey(found, options.applicationServerKey)) return found;
    // Another key than the temple's of today: a browser takes no second one beside it.
    await found?.unsubscribe();
    return await manager.subscribe(options);
  } catch (error) {
    throw new PushUnreachable(String(error));
  }
}

function hasKey({ options }: PushSubscription, key: Uint8Array): boolean {
  if (!options.applicationServerKey) return false;
  const kept = new Uint8Array(options.applicationServerKey);
  return kept.length === key.length && kept.every((byte, index) => byte === key[index]);
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new PushUnreachable('no service worker')), WORKER_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}
