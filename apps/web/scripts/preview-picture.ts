import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Language } from '@yuanguang/contract/languages';

const require = createRequire(import.meta.url);
const ui = join(import.meta.dirname, '../../../packages/ui/src');

/** The size that every chat shows whole. */
export const PREVIEW_SIZE = { width: 1_200, height: 630 } as const;

/** From the edge to the frame, and to the print within it. */
const FRAME = 20;
const PRINT = 29;
/** The drawing is 880 × 440. */
const SCALE = (PREVIEW_SIZE.width - 2 * PRINT) / 880;

/** The woodcut of the entrance with the temple's name on its slip, in the day's colours, as PNG: what a chat shows of a link. */
export async function previewPicture(language: Language, temple: string): Promise<Buffer> {
  const read = (name: string) => readFile(join(ui, name), 'utf8');
  const [near, far, tokens, base] = await Promise.all(
    ['art/hero-near.svg', 'art/hero-far.svg', 'tokens.css', 'base.css'].map(read),
  );
  const colour = (name: string): string =>
    tokens?.match(new RegExp(`--${name}:\\s*(#[0-9a-f]+)`))?.[1] ?? unknown(name);
  // The library knows classes, but neither custom properties nor the shorthand of fonts.
  const classes = [...(base ?? '').matchAll(/^\.w-[\w-]+ \{[^}]+\}/gm)]
    .map(([rule]) =>
      rule
        .replace(/font:[^;]+;/, 'font-family:"Noto Serif SC";font-weight:700;font-size:11px;')
        .replace(/var\(--([\w-]+)\)/g, (_all, name: string) => colour(name)),
    )
    .join('');
  const [sky = '', hills = ''] = (far ?? '').split('<!---->');
  const drawing = (near ?? '')
    .replace('<g></g>', `<g>${sky}</g>`)
    .replace('<g></g>', `<g>${hills}</g>`)
    // It leaves out a path that has no ink, and with it the clouds and needles that stand on it.
    .replace(/fill="none" marker-/g, 'fill-opacity="0" marker-');
  const { width, height } = PREVIEW_SIZE;
  const inner = `x="${PRINT}" y="${PRINT}" width="${width - 2 * PRINT}" height="${height - 2 * PRINT}"`;
  const [ink, paper] = [colour('ink'), colour('paper')];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">
<style>${classes}</style><clipPath id="print"><rect ${inner}/></clipPath>
<rect width="${width}" height="${height}" fill="${paper}"/>
<g clip-path="url(#print)"><g transform="translate(${PRINT} ${PRINT - 6}) scale(${SCALE})">${drawing}</g></g>
<rect ${inner} fill="none" stroke="${ink}" stroke-width="2"/>
<rect x="${FRAME}" y="${FRAME}" width="${width - 2 * FRAME}" height="${height - 2 * FRAME}" fill="none" stroke="${ink}" stroke-width="5"/>
${slip(language, temple, { paper: colour('slip'), ink: colour('slip-ink') })}</svg>`;
  const fontFiles = [
    require.resolve('@expo-google-fonts/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf'),
    require.resolve('@expo-google-fonts/trirong/Trirong_700Bold.ttf'),
  ];
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Noto Serif SC' };
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** The pasted slip over the frame: upright in Chinese and Japanese, level elsewhere, as on the page. */
function slip(language: Language, temple: string, { paper, ink }: { paper: string; ink: string }): string {
  const box = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paper}" stroke="${ink}" stroke-width="3"/>
<rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${height - 18}" fill="none" stroke="${ink}" stroke-width="1.5"/>`;
  const text = (x: number, y: number, size: number, words: string, family: string) =>
    `<text x="${x}" y="${y}" font-family="${family}" font-weight="700" font-size="${size}" fill="${ink}" text-anchor="middle">${words}</text>`;
  if (language === 'en' || language === 'th')
    return box(64, 6, 600, 112) + text(364, 80, 54, temple, language === 'th' ? 'Trirong' : 'Noto Serif SC');
  const signs = [...temple];
  const [size, pitch] = [96, 108];
  const letters = signs.map((sign, at) => text(1_068, 122 + at * pitch, size, sign, 'Noto Serif SC'));
  return box(988, 6, 160, signs.length * pitch + 58) + letters.join('');
}

function unknown(name: string): never {
  throw new Error(`no colour --${name} in tokens.css`);
}
