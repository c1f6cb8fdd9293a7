import type { EmailScene, SmsScene } from '@yuanguang/contract/objects/uni-id-co';
import type { Cipher } from '../../../lib/crypto.ts';
import type { CodeKey } from '../../verification-code/verification-code.service.ts';
import { emailIndex, mobileIndex } from '../user/personal.ts';

/** A number with a scene of text messages, or an address with a scene of mail. */
export type CodeTarget =
  | { readonly channel: 'sms'; readonly target: string; readonly scene: SmsScene }
  | { readonly channel: 'email'; readonly target: string; readonly scene: EmailScene };

export const kindOf = ({ channel }: Pick<CodeTarget, 'channel'>): 'mobile' | 'email' =>
  channel === 'sms' ? 'mobile' : 'email';

/** As a code is kept for it. */
export function keyOf(cipher: Cipher, { channel, target, scene }: CodeTarget): CodeKey<CodeTarget['scene']> {
  const index = channel === 'sms' ? mobileIndex(cipher, target) : emailIndex(cipher, target);
  return { channel, target: index, scene };
}
