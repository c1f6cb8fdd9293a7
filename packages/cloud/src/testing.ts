import { type Cloud, type CloudOptions, createCloud } from './cloud.ts';
import { CLOUD_TEXTS } from './texts.ts';
import { silentUi } from './ui.ts';

/** A cloud for tests, benches and scripts: silent, with the client information every app sends. */
export function quietCloud(
  options: Pick<CloudOptions, 'endpoint' | 'spaceId' | 'clientSecret'> & Partial<CloudOptions>,
): Cloud {
  return createCloud({
    ui: silentUi,
    texts: () => CLOUD_TEXTS['zh-Hans'],
    clientInfo: () => ({
      appId: 'yuanguang',
      uniPlatform: 'web',
      deviceId: 'quiet-device',
      locale: 'zh-Hans',
    }),
    ...options,
  });
}
