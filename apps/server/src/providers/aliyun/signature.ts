import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

export interface AccessKey {
  readonly id: string;
  readonly secret: string;
}

export interface SignedParts {
  /** In the order in which they are signed: by name. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Parameters by name, encoded as the signature wants it. */
export function canonicalQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The Authorization header of Alibaba Cloud's third signature for a POST to `/`: every header given is signed, by its small
 * name, and the body by its hash in `x-acs-content-sha256`, which is among them.
 */
export function authorization(key: AccessKey, { query, headers, body }: SignedParts): string {
  const names = Object.keys(headers).sort();
  const canonicalHeaders = names.map((name) => `${name}:${headers[name]?.trim()}\n`).join('');
  const signed = names.join(';');
  const canonical = ['POST', '/', query, canonicalHeaders, signed, sha256(body)].join('\n');
  const signature = createHmac('sha256', key.secret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  return `${ALGORITHM} Credential=${key.id},SignedHeaders=${signed},Signature=${signature}`;
}
