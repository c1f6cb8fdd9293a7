import { TABLET_BOX, type TabletRun } from '@yuanguang/contract/rules/tablet-layout';
import { graphemesOf } from '@yuanguang/contract/rules/upright';
import { rendered, withSmallFonts } from './draw.ts';
import type { TabletDrawing } from './facts.ts';
import { widthOf } from './fonts.ts';
import { centred, lineAt, type TextStyle } from './svg.ts';

/** Three pixels for each unit of the layout: sharp on a leaf of ten centimetres. */
const SCALE = 3;
const BASELINE = 0.88;
/** How far below the axis of a turned word its base line lies, in ems. */
const TURNED_BASE = 0.34;

const PAPERS = {
  red: { ground: '#b3342a', frame: '#e9c98a', ink: '#fbe8bd' },
  yellow: { ground: '#f2d98d', frame: '#8d5a24', ink: '#2b1a10' },
} as const;

/** The tablet as SVG, in the unit of its layout. */
export function tabletSvg({ paper, runs }: TabletDrawing): string {
  const { width, height } = TABLET_BOX;
  const { ground, frame, ink } = PAPERS[paper];
  const rule = (inset: number, thick: number): string =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="3" fill="none" stroke="${frame}" stroke-width="${thick}"/>`;
  const words = runs.map((run) => drawRun(run, ink)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${rule(10, 2.4)}${rule(16, 0.8)}${words}</svg>`;
}

function drawRun(run: TabletRun, fill: string): string {
  const { text, turned, x, y, width, height, size } = run;
  const style: TextStyle = { size, weight: 700, fill };
  const axis = x + width / 2;
  if (turned) {
    // In the middle of the room that was kept for it.
    const start = y + (height - widthOf(text, 700) * size) / 2;
    return `<g transform="translate(${(axis - size * TURNED_BASE).toFixed(2)} ${start.toFixed(2)}) rotate(90)">${lineAt(text, 0, 0, style)}</g>`;
  }
  const signs = graphemesOf(text);
  const step = height / signs.length;
  return signs
    .map((sign, index) => centred(sign, axis, y + index * step + (step - size) / 2 + size * BASELINE, style))
    .join('');
}

/** The tablet as PNG, 960 × 2544. */
export function drawTablet(drawing: TabletDrawing): Buffer {
  const svg = tabletSvg(drawing);
  return withSmallFonts(svg, (fontFiles) => rendered(svg, fontFiles).asPng());
}
