import { createHmac } from 'node:crypto';

/** The secret of the installation that the accounts came from, and an older one of it. */
export const OLD_SECRETS = [
  { version: 1, value: 'the-first-secret' },
  { type: 'hmac-sha1', version: 2, value: 'the-second-secret' },
  { type: 'hmac-sha256', version: 3 },
];

/** As uni-id hashes now: HMAC-SHA-256 with the salt as key. */
export function saltedHash(password: string, salt = '0123456789abcdef0123'): string {
  return `$UNI_ID_HMAC_SHA256$20$${salt}${createHmac('sha256', salt).update(password).digest('hex')}`;
}

/** As uni-id hashed before: HMAC-SHA-1 with the installation's secret. */
export const keyedHash = (password: string, secret: string): string =>
  createHmac('sha1', secret).update(password).digest('hex');

/** An id as uniCloud makes them. */
export const oldId = (number: number): string => `60c3ab7b60d2f50001${number.toString(16).padStart(6, '0')}`;

/** In small pieces, so that texts and signs are cut anywhere. */
async function* once(text: string, piece = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += piece) yield text.slice(at, at + piece);
}

export const asArray = (documents: readonly unknown[]) => once(JSON.stringify(documents, null, 2));
export const asLines = (documents: readonly unknown[]) =>
  once(documents.map((document) => JSON.stringify(document)).join('\n'));
export const asText = once;

export async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const gathered: Item[] = [];
  for await (const item of items) gathered.push(item);
  return gathered;
}
