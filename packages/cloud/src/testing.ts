import { type Cloud, type CloudOptions, createCloud } from './cloud.ts';
import { CLOUD_TEXTS } from './texts.ts';

/** A cloud for tests, benches and scripts: silent, with the client information every app sends. */
export function quietCloud(
  options: Pick<CloudOptions, 'endpoint' | 'spaceId' | 'clientSecret'> & Partial<CloudOptions>,
): Cloud {
  return createCloud({
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
