import { type CloudTexts, createCloud } from '@yuanguang/cloud';
import { APP_VERSION, APP_VERSION_CODE } from '@yuanguang/contract/constants';
import type { account as accountObject } from '@yuanguang/contract/objects/account';
import type { analytics as analyticsObject } from '@yuanguang/contract/objects/analytics';
import type { config as configObject } from '@yuanguang/contract/objects/config';
import type { feedback as feedbackObject } from '@yuanguang/contract/objects/feedback';
import type { news as newsObject } from '@yuanguang/contract/objects/news';
import type { payment as paymentObject } from '@yuanguang/contract/objects/payment';
import type { sponsor as sponsorObject } from '@yuanguang/contract/objects/sponsor';
import type { uniIdCo as uniIdCoObject } from '@yuanguang/contract/objects/uni-id-co';
import { goToLogin } from '../account/login-address.ts';
import { dropToken, keepToken, readToken } from '../account/token.ts';
import { hideLoading, showLoading, showModal, showToast } from '../notices/notices.ts';
import { currentLanguage } from '../preferences/preference-store.ts';
import { deviceId } from './device-id.ts';
import { readPageData } from './page-data.ts';

interface CloudAddress {
  readonly spaceId: string;
  readonly clientSecret: string;
  readonly endpoint: string;
}

/** Where the gateway is; the server writes it into the page. */
const address = readPageData<CloudAddress>('cloud') ?? { spaceId: '', clientSecret: '', endpoint: '' };

/** Calls that leave before the words are there show nothing by themselves. */
const WORDLESS: CloudTexts = {
  loading: '',
  notice: '',
  confirm: '',
  retry: '',
  cancel: '',
  network: '',
  timeout: '',
  system: '',
  upload: '',
};
let texts: (() => CloudTexts) | undefined;

/** The words of notices come with the app; the client itself leaves for the network before they are there. */
export function speakWith(frameworkText: (key: string) => string): void {
  texts = () => ({
    loading: frameworkText('loading'),
    notice: frameworkText('modal.title'),
    confirm: frameworkText('modal.confirm'),
    retry: frameworkText('modal.retry'),
    cancel: frameworkText('modal.cancel'),
    network: frameworkText('request.unavailable'),
    timeout: frameworkText('request.timeout'),
    system: frameworkText('request.system'),
    upload: frameworkText('file.uploadFailed'),
  });
}

const client = createCloud({
  ...address,
  clientInfo: () => ({
    appId: '__UNI__YUANGUANG',
    appName: '电子木鱼',
    appVersion: APP_VERSION,
    appVersionCode: APP_VERSION_CODE,
    uniPlatform: 'web',
    deviceId: deviceId(),
    locale: currentLanguage(),
  }),
  uniIdToken: readToken,
  onNewToken: keepToken,
  onLoginNeeded() {
    dropToken();
    goToLogin();
  },
  texts: () => texts?.() ?? WORDLESS,
  ui: {
    showLoading: ({ title }) => showLoading(title),
    hideLoading,
    showModal: ({ title, content, showCancel, confirmText, cancelText }) =>
      showModal({ title, content, confirmText, ...(showCancel ? { cancelText } : {}) }),
    showToast: ({ title, durationMs }) => showToast(title, durationMs),
  },
});

/** The temple's cloud objects, typed from their contracts (as types only: no schema reaches the bundle). */
export const cloud = {
  authorize: () => client.authorize(),
  /** For `uploadFiles(cloud, files)`. */
  files: client.files,
  config: client.object<typeof configObject>('config'),
  sponsor: client.object<typeof sponsorObject>('sponsor'),
  payment: client.object<typeof paymentObject>('payment'),
  account: client.object<typeof accountObject>('account'),
  uniIdCo: client.object<typeof uniIdCoObject>('uni-id-co'),
  feedback: client.object<typeof feedbackObject>('feedback'),
  news: client.object<typeof newsObject>('news'),
  statistics: client.object<typeof analyticsObject>('uni-stat-receiver'),
};
