import type { Language } from '@yuanguang/contract/languages';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A letter of plain paragraphs, as text and as simple HTML. */
export function plainLetter(language: Language, subject: string, parts: readonly string[]): Letter {
  const html = `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#f7f1e6;color:#3b2a1e;font:16px/1.7 serif">
${parts.map((part) => `<p>${escaped(part)}</p>`).join('\n')}</body></html>`;
  return { subject, text: parts.join('\n\n'), html };
}
