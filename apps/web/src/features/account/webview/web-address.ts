/** Why an address is not opened: no address at all, not encrypted, or written so that it passes for another one. */
export type RefusedAddress = 'invalid' | 'plain' | 'disguised';
export interface WebAddress {
  readonly url: URL;
  /** The site as it was written, for people. */
  readonly host: string;
}

const LONGEST = 2_000;
const SCHEME_AND_HOST = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)/i;
/** Controls, invisible characters and those that turn the direction of writing; browsers read `\` as `/`. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;
const LATIN = /^(?!xn--)[a-z\d_](?:[a-z\d_-]*[a-z\d_])?$/i;
/** Writings in which no letter looks like a Latin one, and which are not mixed with any. */
const OWN_WRITING =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー\d-]+$/u;
/** What looks like a slash, a dot or a dash, alone in its part. */
const STROKES = /^[ノ丿丶乀一ー\d-]+$/u;

/**
 * The address of `?url=` that may be opened: whole and https, its site a name that cannot be taken for another. `sites`
 * are hosts that the temple has named, and whose names are not judged.
 */
export function webAddress(
  text: string | undefined,
  sites: readonly string[] = [],
): WebAddress | RefusedAddress {
  const [, scheme = '', written = ''] = SCHEME_AND_HOST.exec(text ?? '') ?? [];
  if (!text || text.length > LONGEST || written === '' || !/^https?$/i.test(scheme)) return 'invalid';
  // A name before the site serves to look like another one.
  if (HIDDEN.test(text) || written.includes('@')) return 'disguised';
  const url = parsed(text);
  if (!url || url.hostname === '') return 'invalid';
  if (url.protocol !== 'https:') return 'plain';
  if (sites.includes(url.hostname)) return { url, host: url.host };
  return isPlainName(written.replace(/:\d*$/, '')) ? { url, host: written.toLowerCase() } : 'disguised';
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** At least two parts, each in one writing; the last one no number, as that of an IP address is. */
function isPlainName(name: string): boolean {
  const parts = name.split('.');
  if (parts.length < 2 || /^\d/.test(parts[parts.length - 1] ?? '')) return false;
  return parts.every((part) => LATIN.test(part) || (OWN_WRITING.test(part) && !STROKES.test(part)));
}
