import { createHmac } from 'node:crypto';
import { count } from '../../../lib/limits/rate-limit.ts';
import { refuse } from '../../../lib/refusal.ts';
import { isSameText } from '../../../lib/same-text.ts';
import type { AccountContext } from '../account-context.ts';

/** What a signed call came with, as its headers say. */
export interface SignedRequest {
  readonly nonce: unknown;
  /** Milliseconds since 1970. */
  readonly timestamp: unknown;
  readonly signature: unknown;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The other server's clock may be so far off, either way. */
const WINDOW_MS = 20_000;
/** A nonce is remembered until its timestamp is too old, wherever in the window it was first seen. */
const REMEMBERED_SECONDS = 60;
const NONCE = /^[\x21-\x7e]{1,128}$/;

/** What is signed of the parameters: names in the order of their characters, lists and objects left out (PROTOCOL 3.2). */
function signedParams(params: SignedRequest['params']): string {
  return Object.keys(params)
    .sort()
    .filter((name) => typeof params[name] !== 'object')
    .map((name) => `${name}=${params[name]}`)
    .join('&');
}

/** As uni-id signs: HMAC-SHA-256 of timestamp and parameters in upper hex; the key is the secret with the nonce behind it. */
export function requestSignature(
  secret: string,
  { nonce, timestamp, params }: { nonce: string; timestamp: string; params: SignedRequest['params'] },
): string {
  const hmac = createHmac('sha256', `${secret}${nonce}`).update(`${timestamp}${signedParams(params)}`);
  return hmac.digest('hex').toUpperCase();
}

/**
 * Lets a call through that the other server signed within the last twenty seconds, once. Refuses
 * 'uni-id-config-field-required' where REQUEST_AUTH_SECRET is not set, everything else 'uni-id-illegal-request'.
 */
export async function verifyRequest(ctx: AccountContext, request: SignedRequest): Promise<void> {
  const secret = ctx.settings.REQUEST_AUTH_SECRET;
  if (secret === undefined) refuse('uni-id-config-field-required');
  const { nonce, timestamp, signature, params } = request;
  const known = typeof nonce === 'string' && typeof timestamp === 'string' && typeof signature === 'string';
  if (!known || !NONCE.test(nonce) || !/^\d{13}$/.test(timestamp)) refuse('uni-id-illegal-request');
  if (Math.abs(ctx.now().getTime() - Number(timestamp)) > WINDOW_MS) refuse('uni-id-illegal-request');
  if (isAmbiguous(params)) refuse('uni-id-illegal-request');
  const expected = requestSignature(secret, { nonce, timestamp, params });
  if (!isSameText(expected, signature.toUpperCase())) refuse('uni-id-illegal-request');
  // Last, so that nobody without the secret uses up a nonce.
  const seen = await count(ctx, { key: `account.external-nonce:${nonce}`, seconds: REMEMBERED_SECONDS });
  if (seen > 1) refuse('uni-id-illegal-request');
}

/** The signed text has no marks between values: one that holds `&name=` could be taken apart into other parameters. */
const isAmbiguous = (params: SignedRequest['params']): boolean =>
  Object.entries(params).some(([name, value]) => /[&=]/.test(name) || /&\w+=/.test(String(value)));
