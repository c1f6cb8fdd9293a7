import * as z from 'zod';
import { originOf } from './providers/push/endpoints.ts';
import { vapidPublicKey } from './providers/push/vapid-public-key.ts';
import { type Given, list } from './settings-values.ts';

/** The settings of pushes to browsers; part of `SETTINGS`. */
export const PUSH_SETTINGS = {
  VAPID_PUBLIC_KEY: z
    .string()
    .optional()
    .describe('Public half of the key below; only compared with it, so that a mix-up is found at the start'),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((text) => vapidPublicKey(text) !== undefined, 'must be the base64url of 32 bytes, a P-256 key')
    .optional()
    .describe(
      'Key that signs pushes to browsers: base64url of 32 bytes. Generated into DATA_DIR/keys when unset; with another one nobody is reached until their browser has subscribed anew',
    ),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(https:\/\/|mailto:)[^\s<>]+$/, 'must be an https:// address or mailto:somebody@host')
    .optional()
    .describe(
      'Whom push services may turn to; default PUBLIC_URL if it is https, else the address of MAIL_FROM',
    ),
  PUSH_HOSTS: list.describe(
    'Push services besides those of Google, Mozilla, Apple and Microsoft: hosts (comma separated), with a port if need be; `http://host:port` for tests only',
  ),
};

/** What does not fit together. */
export function pushProblems(given: Given): string[] {
  const problems: string[] = [];
  const { VAPID_PUBLIC_KEY: open, VAPID_PRIVATE_KEY: secret } = given;
  if (open && open !== vapidPublicKey(secret ?? '')) {
    problems.push('VAPID_PUBLIC_KEY: is not the public half of VAPID_PRIVATE_KEY');
  }
  const hosts = (given.PUSH_HOSTS ?? '').split(',').map((host) => host.trim());
  for (const host of hosts.filter((entry) => entry !== '')) {
    if (originOf(host) === '' || /[/@]/.test(host.replace(/^http:\/\//, ''))) {
      problems.push(`PUSH_HOSTS: "${host}" is no host`);
    } else if (given.NODE_ENV === 'production' && host.startsWith('http://')) {
      problems.push(`PUSH_HOSTS: "${host}" is for tests and refused in production`);
    }
  }
  return problems;
}
