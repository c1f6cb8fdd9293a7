import {
  frameworkLanguage,
  knownLanguage,
  type Language,
  productLanguage,
} from '@yuanguang/contract/languages';

interface ReaderHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/**
 * The language to send the page in: what the reader chose in the app (cookie `language`), else the first of the device's
 * languages that we speak, as the app itself decides; English for one who names only others. A wrong guess costs only
 * a later first paint.
 */
export function readerLanguage(headers: ReaderHeaders): Language {
  const chosen = /(?:^|;\s*)language=([\w-]{2,7})/.exec(headers.cookie ?? '')?.[1];
  const device = () => productLanguage(frameworkLanguage(wanted(headers['accept-language'] ?? '')));
  return knownLanguage(chosen) ?? device();
}

/**
 * The language that a link names (`?lang=`), else the reader's: what reads a link to show a preview of it sends no
 * language of its own.
 */
export function askedLanguage(request: {
  readonly query: unknown;
  readonly headers: ReaderHeaders;
}): Language {
  const { lang } = request.query as { lang?: unknown };
  return knownLanguage(lang) ?? readerLanguage(request.headers);
}

/** Tags of an Accept-Language header, most wanted first; at most ten are read. */
function wanted(header: string): string[] {
  return header
    .split(',', 10)
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().split(/\s*;\s*q=/);
      const q = weight === '' ? 1 : Number(weight);
      return { tag, q: Number.isFinite(q) ? q : 0 };
    })
    .filter(({ tag, q }) => q > 0 && tag !== '' && tag !== '*')
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag);
}
