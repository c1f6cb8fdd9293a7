import * as z from 'zod/mini';
import { call } from '../cloud-object.ts';
import { anyText } from './account-fields.ts';
import { LoginResult } from './uni-id-co.ts';

const none = z.object({});
/** A message of the WebAuthn protocol as JSON; checked by the library that reads it. */
const WebAuthnJson = z.record(z.string().check(z.maxLength(64)), z.unknown());

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

const list = z.object({ passkeys: z.array(Passkey) });

/** Adding and removing ask for a proof of the last quarter of an hour: a login, or `prove`. */
export const passkeyCalls = {
  /** Says the password once more. Only for accounts that have one; others are asked for no proof. */
  prove: call({
    access: 'user',
    input: z.object({ password: anyText }),
    output: none,
    errors: [
      'uni-id-param-required',
      'uni-id-invalid-param',
      'uni-id-password-error',
      'uni-id-password-error-exceed-limit',
      'too-many-requests',
    ],
  }),
  passkeys: call({ access: 'user', input: none, output: list, errors: [] }),
  passkeyRegistration: call({
    access: 'user',
    input: none,
    output: z.object({ options: WebAuthnJson }),
    errors: ['proof-required', 'passkey-limit', 'too-many-requests'],
  }),
  addPasskey: call({
    access: 'user',
    input: z.object({ response: WebAuthnJson, name: z.string().check(z.maxLength(64)) }),
    output: list,
    errors: ['passkey-failed', 'passkey-limit'],
  }),
  removePasskey: call({
    access: 'user',
    input: z.object({ id: anyText }),
    output: list,
    errors: ['proof-required', 'uni-id-unbind-unique-login'],
  }),
  passkeyLogin: call({
    access: 'anyone',
    input: none,
    output: z.object({ options: WebAuthnJson }),
    errors: ['too-many-requests'],
  }),
  loginByPasskey: call({
    access: 'anyone',
    input: z.object({ response: WebAuthnJson }),
    output: LoginResult,
    errors: [
      'passkey-failed',
      'uni-id-account-not-exists-in-current-app',
      'uni-id-account-banned',
      'uni-id-account-auditing',
      'uni-id-account-audit-failed',
      'uni-id-account-closed',
      'too-many-requests',
    ],
  }),
};
