/* What every figure's sheet begins with. Origin of every drawing of a body is the chin; the face is 56 units high. */
import { Sheet } from './sheet.ts';
import type { PenSize } from './style.ts';

/** A sheet of 400 × 520. */
export const begin = (name: string, title: string, pen: PenSize = 'plain') =>
  new Sheet({ name, viewBox: '0 0 400 520', title, pen });
/** Where the chin stands, and the scale of the figure. */
export const chinAt = (y: number, scale = 1) =>
  scale === 1 ? `translate(200 ${y})` : `translate(200 ${y}) scale(${scale})`;
