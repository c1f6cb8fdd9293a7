import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../settings.ts';
import type { StoredRow } from './file.repository.ts';
import type { FileContext } from './file-context.ts';

/** How long a link to a private file is good. */
export const LINK_SECONDS = 600;
const KEY_MAX = 400;

/** Whether a text can be a key at all; the database takes no NUL. */
export const isKey = (text: string): boolean => text !== '' && text.length <= KEY_MAX && !/\p{C}/u.test(text);

type Where = Pick<Settings, 'PUBLIC_URL'>;

/** Host and port visitors use, without a scheme. */
export const hostOf = ({ PUBLIC_URL }: Where): string => new URL(PUBLIC_URL).host;

/** `/files/…`, each part encoded for an address. */
export const pathOf = (key: string): string => `/files/${key.split('/').map(encodeURIComponent).join('/')}`;

/**
 * The key in an address of ours (`https://host/files/<key>`, whatever scheme and query, or the path alone); undefined for
 * any other text.
 */
export function keyOf(settings: Where, address: string): string | undefined {
  if (address.length > KEY_MAX * 4) return undefined;
  const [path = ''] = address.replace(/^https?:\/\//, '//').split(/[?#]/, 1);
  const below = [`//${hostOf(settings)}/files/`, '/files/'].find((start) => path.startsWith(start));
  if (below === undefined) return undefined;
  try {
    const key = decodeURIComponent(path.slice(below.length)).normalize('NFC');
    return isKey(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Path under which a file opens now: a claimed public one for ever, any other for `LINK_SECONDS`, by a signature.
 * Put `PUBLIC_URL` before it for use outside our own pages.
 */
export function openPath(ctx: Pick<FileContext, 'fileLinkKey' | 'now'>, file: StoredRow): string {
  if (!file.private) return pathOf(file.key);
  const expires = Math.floor(ctx.now().getTime() / 1000) + LINK_SECONDS;
  const signature = mac(ctx.fileLinkKey, file.key, expires).toString('base64url');
  return `${pathOf(file.key)}?expires=${expires}&signature=${signature}`;
}

/** Whether the query of a request opens the private file `key` at this moment. */
export function linkOpens(
  ctx: Pick<FileContext, 'fileLinkKey' | 'now'>,
  key: string,
  query: { readonly expires?: unknown; readonly signature?: unknown },
): boolean {
  const { expires, signature } = query;
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return false;
  if (typeof signature !== 'string' || !/^[\w-]{43}$/.test(signature)) return false;
  if (Number(expires) * 1000 <= ctx.now().getTime()) return false;
  return timingSafeEqual(mac(ctx.fileLinkKey, key, Number(expires)), Buffer.from(signature, 'base64url'));
}

function mac(linkKey: KeyObject, key: string, expires: number): Buffer {
  return createHmac('sha256', linkKey).update(`${expires}\n${key}`).digest();
}
