import { type Cloud, type CloudOptions, createCloud, silentUi } from '@yuanguang/cloud';
import { CLOUD_TEXTS } from '@yuanguang/cloud/texts';

/** The browser's side of the wire without a browser: silent, with the client information every app sends. */
export function quietCloud(
  options: Pick<CloudOptions, 'endpoint' | 'spaceId' | 'clientSecret'> & Partial<CloudOptions>,
): Cloud {
  return createCloud({
    ui: silentUi,
    texts: () => CLOUD_TEXTS['zh-Hans'],
    clientInfo: () => ({ appId: 'yuanguang', uniPlatform: 'web', deviceId: 'quiet', locale: 'zh-Hans' }),
    ...options,
  });
}
