import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { kept } from '../../lib/keys.ts';
import { StartError } from '../../lib/start-error.ts';
import type { Settings } from '../../settings.ts';
import { CURVE, PRIVATE_BYTES, vapidPublicKey } from './vapid-public-key.ts';

/** With which the temple signs its pushes (RFC 8292): an EC key P-256, both halves base64url without padding. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where the key lies when the settings do not give it. */
export const vapidKeyFile = (dataDir: string): string => join(dataDir, 'keys', 'vapid-key');

/** The keys of the settings, else those made once and kept in DATA_DIR/keys. @throws {StartError} when they are none. */
export async function loadVapidKeys(
  settings: Pick<Settings, 'DATA_DIR' | 'VAPID_PRIVATE_KEY'>,
): Promise<VapidKeys> {
  const privateKey =
    settings.VAPID_PRIVATE_KEY ?? (await kept(vapidKeyFile(settings.DATA_DIR), newPrivateKey));
  const publicKey = vapidPublicKey(privateKey);
  if (publicKey === undefined)
    throw new StartError(`${vapidKeyFile(settings.DATA_DIR)} holds no key: remove it`);
  return { publicKey, privateKey };
}

function newPrivateKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const bytes = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(PRIVATE_BYTES - bytes.length), bytes]).toString('base64url');
}
