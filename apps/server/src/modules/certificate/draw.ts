import { renderAsync } from '@resvg/resvg-js';
import type { CertificateFacts } from './facts.ts';
import { faces } from './fonts.ts';
import { horizontalCertificate } from './horizontal.ts';
import { frame, paper } from './ornaments.ts';
import { verticalCertificate } from './vertical.ts';

const WIDTH = 1_080;
const HEIGHT = 1_440;

/** The certificate as SVG, 1080 × 1440, its texts escaped. */
export function certificateSvg(facts: CertificateFacts): string {
  const { language } = facts;
  const words =
    language === 'en' || language === 'th'
      ? horizontalCertificate(facts, language)
      : verticalCertificate(facts, language);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${paper(WIDTH, HEIGHT)}${frame(WIDTH, HEIGHT)}${words}</svg>`;
}

const KEPT = 32;
const kept = new Map<string, Promise<Buffer>>();

/** The certificate as PNG, drawn off the main thread; the newest ones are kept in memory. */
export function certificatePng(facts: CertificateFacts): Promise<Buffer> {
  const svg = certificateSvg(facts);
  const known = kept.get(svg);
  if (known) return known;
  const drawn = draw(svg);
  kept.set(svg, drawn);
  drawn.catch(() => kept.delete(svg));
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return drawn;
}

async function draw(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: {
      fontFiles: faces().map(({ file }) => file.path),
      loadSystemFonts: false,
      defaultFontFamily: 'Noto Serif SC',
    },
  });
  return image.asPng();
}
