import { runsOf } from './fonts.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

export interface TextStyle {
  readonly size: number;
  readonly weight: 400 | 700;
  readonly fill: string;
}

/** One line from `x` on the base line `y`. */
export function lineAt(text: string, x: number, y: number, style: TextStyle): string {
  let at = x;
  const parts = runsOf(text, style.weight).map((run) => {
    const part = `<text x="${at.toFixed(1)}" y="${y.toFixed(1)}" font-family="${run.family}" font-size="${style.size.toFixed(1)}" font-weight="${style.weight}" fill="${style.fill}" xml:space="preserve">${escapeXml(run.text)}</text>`;
    at += run.width * style.size;
    return part;
  });
  return parts.join('');
}

/** One line in the middle of `x`. */
export function centred(text: string, x: number, y: number, style: TextStyle): string {
  const width = runsOf(text, style.weight).reduce((sum, run) => sum + run.width, 0) * style.size;
  return lineAt(text, x - width / 2, y, style);
}
