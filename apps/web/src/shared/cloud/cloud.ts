import { createCloud } from '@yuanguang/cloud';
import { APP_VERSION, APP_VERSION_CODE } from '@yuanguang/contract/constants';
import type { config } from '@yuanguang/contract/objects/config';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import { hideLoading, showLoading, showModal, showToast } from '../notices/notices.ts';
import { currentLanguage } from '../preferences/use-preferences.ts';
import { deviceId } from './device-id.ts';
import { frameworkText } from './framework-text.ts';
import { readPageData } from './page-data.ts';

interface CloudAddress {
  readonly spaceId: string;
  readonly clientSecret: string;
  readonly endpoint: string;
}

/** Where the gateway is; the server writes it into the page. */
const address = readPageData<CloudAddress>('cloud') ?? { spaceId: '', clientSecret: '', endpoint: '' };
