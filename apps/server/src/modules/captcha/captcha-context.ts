import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import type { Settings } from '../../settings.ts';

const LIVES_MS = 180_000;
/** Pictures and work together. */
export const REQUESTS = { perDevice: 60, perAddress: 600, seconds: 600 };

export interface CaptchaTools {
  readonly cipher: Cipher;
  readonly settings: Pick<Settings, 'TEST_CAPTCHA'>;
}
export type CaptchaContext = Context & CaptchaTools;

export const expiryOf = ({ now }: CaptchaContext): Date => new Date(now().getTime() + LIVES_MS);
