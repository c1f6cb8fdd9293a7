import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The entry page with what this server adds, in each encoding, and the headers that belong to it. */
export interface Page {
  readonly etag: string;
  readonly policy: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}
export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A data block for the page's own scripts; `<` is escaped so that no value can end it. */
export function dataBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/**
 * Fills `<!--cloud-->` and `<!--config-->`, unless there is nothing to tell, and makes every encoding of the result.
 * Pages of the hosts `frames`, and no others, may be shown inside it.
 */
export async function makePage(
  template: string,
  blocks: Readonly<Record<string, unknown>>,
  frames: readonly string[],
): Promise<Page> {
  let html = template;
  for (const [id, value] of Object.entries(blocks)) {
    if (value === undefined) continue;
    html = html.replace(`<!--${id}-->`, () => dataBlock(id, value));
  }
  const identity = Buffer.from(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gz] = await Promise.all([compressBrotli(identity, quality), compressGzip(identity)]);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    policy: contentSecurityPolicy(html, frames),
    bodies: { br, gzip: gz, identity },
  };
}

/** The best encoding the client takes; `q=0` means it does not. */
export function encodingFor(accept: string | undefined): Encoding {
  const taken = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}

/** Only our own files, and of inline scripts and styles exactly those in the page, by their hashes. */
function contentSecurityPolicy(html: string, frames: readonly string[]): string {
  const scripts = inlineHashes(
    html,
    /<script(?![^>]*\b(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    ['frame-src', ...(frames.length > 0 ? frames.map((host) => `https://${host}`) : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inlineHashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );
}
