import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { CARD_HEIGHTS, cardWords } from './card.ts';
import type { Drawing } from './facts.ts';
import { type FontSubsetter, fontSubsetter } from './font-subset.ts';
import { faces } from './fonts.ts';
import { horizontalCertificate } from './horizontal.ts';
import { frame, paper } from './ornaments.ts';
import { verticalCertificate } from './vertical.ts';

const WIDTH = 1_080;
const HEIGHT = 1_440;
/** Smaller files are drawn from as they are. */
const LARGE_FONT_BYTES = 1_000_000;
/** More takes longer, and saves nothing on what is drawn here. */
const WEBP_EFFORT = 1;

/** The certificate as SVG, 1080 × 1440, or a card of it in its shape; texts escaped. */
export function certificateSvg(drawing: Drawing): string {
  const { language, card } = drawing;
  const height = card ? CARD_HEIGHTS[card.shape] : HEIGHT;
  const words = card
    ? cardWords(drawing, card)
    : language === 'en' || language === 'th'
      ? horizontalCertificate(drawing, language)
      : verticalCertificate(drawing, language);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${paper(WIDTH, height)}${frame(WIDTH, height)}${words}</svg>`;
}

/** The picture in its format, drawn in the thread that asks: `draw-thread.ts` does so beside everything else. */
export async function drawPicture(drawing: Drawing): Promise<Buffer> {
  const png = drawPng(drawing);
  return drawing.format === 'webp'
    ? sharp(png).webp({ lossless: true, effort: WEBP_EFFORT }).toBuffer()
    : png;
}

/** The picture as PNG. */
export function drawPng(drawing: Drawing): Buffer {
  const svg = certificateSvg(drawing);
  return withSmallFonts(svg, (fontFiles) => rendered(svg, fontFiles).asPng());
}

/** The SVG drawn with the fonts in these files. */
export function rendered(svg: string, fontFiles: string[]) {
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Noto Serif SC' };
  return new Resvg(svg, { font }).render();
}

let subsetters: readonly (string | FontSubsetter)[] | undefined;

/**
 * Files of the fonts with what this text needs of them. The library reads a font's whole file again for every piece of
 * text, some hundred times a drawing, and a whole Song face is 15 MB: that was nine parts in ten of the time.
 */
export function withSmallFonts<Result>(text: string, work: (fontFiles: string[]) => Result): Result {
  subsetters ??= faces().map(({ file: { path, bytes } }) =>
    bytes > LARGE_FONT_BYTES ? fontSubsetter(path) : path,
  );
  const made: string[] = [];
  try {
    const files = subsetters.map((font) => {
      if (typeof font === 'string') return font;
      const path = join(tmpdir(), `yuanguang-font-${randomBytes(8).toString('hex')}.ttf`);
      made.push(path);
      writeFileSync(path, font.subset(text), { mode: 0o600, flag: 'wx' });
      return path;
    });
    return work(files);
  } finally {
    for (const path of made) rmSync(path, { force: true });
  }
}
