import type { Language } from '@yuanguang/contract/languages';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** The content security policy of such a page: its sheet, the app's icon, and forms to where it came from. */
export const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** Of a provider that only plays its part: that nothing here is real. */
  readonly notReal?: string;
  /** Address of `STYLE`. */
  readonly styleUrl: string;
  /** HTML for the head, such as what a chat shows of a link. */
  readonly head?: string;
  /** HTML; whoever makes both escapes what comes from outside. */
  readonly body: string;
  /** At the foot of the page, as text. */
  readonly lines?: readonly string[];
}

/** A page beside the app: one column, no script, in the look of the day. */
export function plainPage({
  language,
  title,
  notReal,
  styleUrl,
  head = '',
  body,
  lines = [],
}: PlainPage): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="${styleUrl}">${head}</head>
<body><header><h1>${escapeHtml(title)}</h1></header><div class="thread" aria-hidden="true"></div>
${mark(notReal)}<main>${body}</main>${foot(lines)}</body></html>`;
}

const mark = (notReal: string | undefined): string =>
  notReal === undefined ? '' : `<aside class="mark">${escapeHtml(notReal)}</aside>`;

const foot = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<footer>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</footer>`;
