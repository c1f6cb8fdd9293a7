import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { PictureType } from './clean-image.ts';

/** What an upload may be. It travels through the client and comes back with the form, under our signature. */
export interface UploadPolicy {
  readonly id: string;
  readonly key: string;
  /** Most bytes. */
  readonly max: number;
  readonly types: readonly PictureType[];
  /** Milliseconds since 1970. */
  readonly expires: number;
  /** Keyed hash of the network that asked. */
  readonly origin: string;
}

export interface SignedPolicy {
  /** Base64 of JSON, as clients know it. */
  readonly policy: string;
  readonly signature: string;
}

const POLICY_MAX = 4_096;

export function signPolicy(key: KeyObject, policy: UploadPolicy): SignedPolicy {
  const text = Buffer.from(JSON.stringify(policy)).toString('base64');
  return { policy: text, signature: mac(key, text).toString('base64url') };
}

/** The policy when it is ours, unaltered and still good at `at`; else undefined. */
export function readPolicy(
  key: KeyObject,
  { policy, signature }: SignedPolicy,
  at: Date,
): UploadPolicy | undefined {
  if (policy.length > POLICY_MAX || !/^[\w-]{43}$/.test(signature)) return undefined;
  if (!timingSafeEqual(mac(key, policy), Buffer.from(signature, 'base64url'))) return undefined;
  // Under our own signature there is nothing but what we wrote.
  const read = JSON.parse(Buffer.from(policy, 'base64').toString()) as UploadPolicy;
  return read.expires > at.getTime() ? read : undefined;
}

function mac(key: KeyObject, policy: string): Buffer {
  return createHmac('sha256', key).update(policy).digest();
}
