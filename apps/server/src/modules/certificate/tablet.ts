import {
  TABLET_BOX,
  TABLET_PAPERS,
  TABLET_RULES,
  type TabletRun,
} from '@yuanguang/contract/rules/tablet-layout';
import { type DrawnSign, signsOf } from '@yuanguang/contract/rules/upright';
import { rendered, withSmallFonts } from './draw.ts';
import type { TabletDrawing } from './facts.ts';
import { widthOf } from './fonts.ts';
import { centred, lineAt, type TextStyle } from './svg.ts';

/** Three pixels for each unit of the layout: sharp on a leaf of ten centimetres. */
const SCALE = 3;

/** The tablet as SVG, in the unit of its layout. */
export function tabletSvg({ paper, runs }: TabletDrawing): string {
  const { width, height } = TABLET_BOX;
  const { ground, rule, ink } = TABLET_PAPERS[paper];
  const rules = TABLET_RULES.map(
    ({ inset, thick }) =>
      `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="3" fill="none" stroke="${rule}" stroke-width="${thick}"/>`,
  ).join('');
  const words = runs.map((run) => drawRun(run, ink)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${rules}${words}</svg>`;
}

const drawRun = (run: TabletRun, fill: string): string =>
  signsOf(run)
    .map((sign) => drawSign(sign, { size: sign.size, weight: 700, fill }))
    .join('');

function drawSign({ text, turned, x, y, size }: DrawnSign, style: TextStyle): string {
  if (!turned) return centred(text, x, y, style);
  const start = y - (widthOf(text, 700) * size) / 2;
  return `<g transform="translate(${x.toFixed(2)} ${start.toFixed(2)}) rotate(90)">${lineAt(text, 0, 0, style)}</g>`;
}

/** The tablet as PNG, 960 × 2544. */
export function drawTablet(drawing: TabletDrawing): Buffer {
  const svg = tabletSvg(drawing);
  return withSmallFonts(svg, (fontFiles) => rendered(svg, fontFiles).asPng());
}
