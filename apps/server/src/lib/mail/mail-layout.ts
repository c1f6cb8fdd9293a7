import type { Language } from '@yuanguang/contract/languages';

/** What a mail says, as text and as simple HTML. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A part of a mail; a string is a paragraph. */
export type MailPart =
  | string
  | { readonly greeting: string }
  | { readonly label: string; readonly code: string }
  | { readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly label: string; readonly href: string; readonly note: string }
  /** Lines that belong together. */
  | { readonly closing: readonly string[] }
  | { readonly small: string };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const LINES = 'border-top:2px solid #3b2a1e;border-bottom:2px solid #3b2a1e';
const LABEL = 'text-align:start;vertical-align:top;padding:4px 16px 4px 0;font-weight:400;color:#69533f';

/** The one layout of all mails. */
export function mailContent(language: Language, subject: string, parts: readonly MailPart[]): MailContent {
  const html = `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#f7f1e6;color:#3b2a1e;font:16px/1.7 serif">
${parts.map(asHtml).join('\n')}</body></html>`;
  return { subject, text: parts.map(asText).join('\n\n'), html };
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('greeting' in part) return part.greeting;
  if ('code' in part) return `${part.label}\n\n    ${part.code}`;
  if ('rows' in part) {
    return part.rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n');
  }
  if ('href' in part) return `${part.label}:\n${part.href}\n${part.note}`;
  return 'closing' in part ? part.closing.join('\n\n') : part.small;
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  if ('greeting' in part) return `<p style="font-size:20px">${escaped(part.greeting)}</p>`;
  if ('code' in part) {
    return `<p>${escaped(part.label)}</p>
<p style="font-size:28px;letter-spacing:6px;${LINES};padding:8px 0">${escaped(part.code)}</p>`;
  }
  if ('rows' in part) {
    const cells = part.rows.map(
      ([label, value]) =>
        `<tr><th style="${LABEL}">${escaped(label)}</th><td style="padding:4px 0">${escaped(value).replaceAll('\n', '<br>')}</td></tr>`,
    );
    return `<table style="${LINES};border-collapse:collapse">${cells.join('')}</table>`;
  }
  if ('href' in part) {
    return `<p><a href="${escaped(part.href)}" style="color:#a23021">${escaped(part.label)}</a><br><small>${escaped(part.note)}</small></p>`;
  }
  if ('closing' in part) return `<p>${part.closing.map(escaped).join('<br>')}</p>`;
  return `<p><small>${escaped(part.small)}</small></p>`;
}
