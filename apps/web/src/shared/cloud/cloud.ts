import { createCloud, type ObjectClient } from '@yuanguang/cloud';
import type { CloudObject } from '@yuanguang/contract';
import { APP_VERSION, APP_VERSION_CODE, WEB_APP_ID } from '@yuanguang/contract/constants';
import { goToLogin } from '../account/login-address.ts';
import { dropToken, readToken, storeToken } from '../account/token.ts';
import { currentLanguage } from '../preferences/preference-store.ts';
import { noteBusy } from './busy.ts';
import { deviceId } from './device-id.ts';
import { readPageData } from './page-data.ts';

interface CloudAddress {
  readonly spaceId: string;
  readonly clientSecret: string;
  readonly endpoint: string;
}

/** Where the gateway is; the server writes it into the page. */
const address = readPageData<CloudAddress>('cloud') ?? { spaceId: '', clientSecret: '', endpoint: '' };

/** Shows nothing by itself: each page says in its own place that it waits, and what went wrong (`errorText`). */
export const cloud = createCloud({
  ...address,
  clientInfo: () => ({
    appId: WEB_APP_ID,
    appName: '电子木鱼',
    appVersion: APP_VERSION,
    appVersionCode: APP_VERSION_CODE,
    uniPlatform: 'web',
    deviceId: deviceId(),
    locale: currentLanguage(),
  }),
  uniIdToken: readToken,
  onNewToken: storeToken,
  onBusy: noteBusy,
  onLoginNeeded() {
    dropToken();
    goToLogin();
  },
});

/**
 * A cloud object of the temple: `cloudObject<typeof sponsor>('sponsor')`. Import its contract as a type only, so that no
 * schema reaches the bundle.
 */
export function cloudObject<O extends CloudObject>(name: O['name']): ObjectClient<O> {
  return cloud.object<O>(name);
}
