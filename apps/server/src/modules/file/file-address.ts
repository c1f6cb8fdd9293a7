import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../settings.ts';
import type { StoredRow } from './file.repository.ts';
import type { FileContext } from './file-context.ts';

/** How long a link to a private file is good. */
export const LINK_SECONDS = 600;
/** How long who sends a file may look at it before a feature takes it, from the moment they asked to send. */
export const SENDER_LINK_SECONDS = 3_600;
const KEY_MAX = 400;

/** Whether a text can be a key at all; the database takes no NUL. */
export const isKey = (text: string): boolean => text !== '' && text.length <= KEY_MAX && !/\p{C}/u.test(text);

type Where = Pick<Settings, 'PUBLIC_URL'>;

/** Host and port visitors use, without a scheme. */
export const hostOf = ({ PUBLIC_URL }: Where): string => new URL(PUBLIC_URL).host;

/** `/files/…`, each part encoded for an address. */
export const pathOf = (key: string): string => `/files/${key.split('/').map(encodeURIComponent).join('/')}`;

/** The part of a path that opens a private file: `~<seconds since 1970>.<signature>`, before the key. */
const OPENER = /^~(\d{1,12})\.([\w-]{43})\//;

/** What stands below `/files/` in an address of ours, whatever its scheme and query; undefined for any other text. */
function below(settings: Where, address: string): string | undefined {
  if (address.length > KEY_MAX * 4) return undefined;
  const [path = ''] = address.replace(/^https?:\/\//, '//').split(/[?#]/, 1);
  const start = [`//${hostOf(settings)}/files/`, '/files/'].find((one) => path.startsWith(one));
  if (start === undefined) return undefined;
  try {
    return decodeURIComponent(path.slice(start.length));
  } catch {
    return undefined;
  }
}

/** A path below `/files/` as the key it names and, where it is a link, what opens it. */
export function partsOf(path: string): { readonly key: string; readonly opener: Opener | undefined } {
  const [opener = '', expires = '', signature = ''] = OPENER.exec(path) ?? [];
  const key = path.slice(opener.length).normalize('NFC');
  return { key, opener: opener === '' ? undefined : { expires: Number(expires), signature } };
}

export interface Opener {
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/**
 * The key in an address of ours (`https://host/files/<key>`, a link to it or not, whatever scheme and query, or the path
 * alone); undefined for any other text.
 */
export function keyOf(settings: Where, address: string): string | undefined {
  const path = below(settings, address);
  if (path === undefined) return undefined;
  const { key } = partsOf(path);
  return isKey(key) ? key : undefined;
}

/** Whether the address is a link that opens its private file at this moment. */
export function isOpenLink(
  ctx: Pick<FileContext, 'settings' | 'fileLinkKey' | 'now'>,
  address: string,
): boolean {
  const path = below(ctx.settings, address);
  if (path === undefined) return false;
  const { key, opener } = partsOf(path);
  return linkOpens(ctx, key, opener);
}

type LinkTools = Pick<FileContext, 'fileLinkKey' | 'now'>;

/**
 * Path under which a file opens now: a claimed public one for ever, any other for `LINK_SECONDS`. For those only who may
 * look at it. Put `PUBLIC_URL` before it for use outside our own pages.
 */
export function openPath(ctx: LinkTools, file: Pick<StoredRow, 'key' | 'private'>): string {
  return file.private ? linkPath(ctx, file.key, inSeconds(ctx, LINK_SECONDS)) : pathOf(file.key);
}

/** `/files/~…/<key>`. In the path, for existing clients cut the query off an address before they ask about it. */
export function linkPath(ctx: Pick<LinkTools, 'fileLinkKey'>, key: string, expires: number): string {
  return pathOf(key).replace('/files/', `/files/${opening(ctx, key, expires)}/`);
}

/** The part before the key alone: `~<expires>.<signature>`. */
export function opening(
  { fileLinkKey }: Pick<LinkTools, 'fileLinkKey'>,
  key: string,
  expires: number,
): string {
  return `~${expires}.${mac(fileLinkKey, key, expires).toString('base64url')}`;
}

export const inSeconds = ({ now }: Pick<LinkTools, 'now'>, seconds: number): number =>
  Math.floor(now().getTime() / 1000) + seconds;

/** Whether this part of a path opens the private file `key` at this moment. */
export function linkOpens(ctx: LinkTools, key: string, opener: Opener | undefined): boolean {
  if (!opener || opener.expires * 1000 <= ctx.now().getTime()) return false;
  const expected = mac(ctx.fileLinkKey, key, opener.expires);
  return timingSafeEqual(expected, Buffer.from(opener.signature, 'base64url'));
}

function mac(linkKey: KeyObject, key: string, expires: number): Buffer {
  return createHmac('sha256', linkKey).update(`${expires}\n${key}`).digest();
}
