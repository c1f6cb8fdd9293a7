import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

export interface AccessKey {
  readonly id: string;
  readonly secret: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The Authorization header of Alibaba Cloud's third signature for a POST to `/` without a query: every header given is
 * signed, by its small name, and the body by its hash in `x-acs-content-sha256`, which is among them.
 */
export function authorization(
  key: AccessKey,
  headers: Readonly<Record<string, string>>,
  body: string,
): string {
  const names = Object.keys(headers).sort();
  const canonicalHeaders = names.map((name) => `${name}:${headers[name]?.trim()}\n`).join('');
  const signed = names.join(';');
  const canonical = ['POST', '/', '', canonicalHeaders, signed, sha256(body)].join('\n');
  const signature = createHmac('sha256', key.secret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  return `${ALGORITHM} Credential=${key.id},SignedHeaders=${signed},Signature=${signature}`;
}

export const contentHash = sha256;
