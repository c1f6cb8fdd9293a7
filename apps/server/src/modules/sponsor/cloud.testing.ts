import { type Cloud, type CloudOptions, createCloud } from '@yuanguang/cloud';

/** The browser's side of the wire without a browser: silent, with the client information every app sends. */
export function quietCloud(
  options: Pick<CloudOptions, 'endpoint' | 'spaceId' | 'clientSecret'> & Partial<CloudOptions>,
): Cloud {
  return createCloud({
    clientInfo: () => ({ appId: 'yuanguang', uniPlatform: 'web', deviceId: 'quiet', locale: 'zh-Hans' }),
    ...options,
  });
}
