import { ornamentUrl } from '@yuanguang/ui/ornament';

/** How far the flowers have opened: those that are farther are less open. */
const STAGES = ['lotus-2', 'lotus-3', 'lotus-4'] as const;
/** Of a lamp's box; the flame stands at so much of its height. */
const RATIO = 64 / 100;
const FLAME = 0.42;
/** Widths in pixels of the screen: a lamp is drawn from the next larger one. */
const WIDTHS = [32, 64, 128, 256] as const;
const LIGHT = '244 198 120';

/** One lamp in several sizes, the smallest first. */
type Sizes = readonly HTMLCanvasElement[];

export interface Lights {
  /** Draws a lamp whose flower is `open` (0 to 2, also between) with its foot at x, y. */
  lamp(to: CanvasRenderingContext2D, at: LampAt): void;
  /** Draws the light round a flame, by its strength from 0 to 1. */
  glow(to: CanvasRenderingContext2D, at: LampAt, strength: number, reach: number): void;
}

/** In pixels of the page. */
export interface LampAt {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly open: number;
}

/** The lamps, drawn once in each size, for a screen of that density; rejects when the drawings do not come. */
export async function lightLamps(density: number): Promise<Lights> {
  const stages = await Promise.all(STAGES.map(drawnInSizes));
  const halo = glowing();

  function one(to: CanvasRenderingContext2D, sizes: Sizes | undefined, { x, y, width }: LampAt): void {
    const from = sizes?.find((size) => size.width >= width * density) ?? sizes?.[sizes.length - 1];
    const height = width * RATIO;
    if (from) to.drawImage(from, x - width / 2, y - height, width, height);
  }
  return {
    lamp(to, at) {
      const whole = Math.min(STAGES.length - 1, Math.floor(at.open));
      const next = at.open - whole;
      const alpha = to.globalAlpha;
      // Between two stages both are seen: a flower opens, it does not jump.
      to.globalAlpha = alpha * (1 - next);
      one(to, stages[whole], at);
      if (next > 0) {
        to.globalAlpha = alpha * next;
        one(to, stages[whole + 1], at);
      }
      to.globalAlpha = alpha;
    },
    glow(to, { x, y, width }, strength, reach) {
      const size = width * reach;
      to.globalAlpha = strength;
      to.drawImage(halo, x - size / 2, y - width * RATIO * (1 - FLAME) - size / 2, size, size);
      to.globalAlpha = 1;
    },
  };
}

async function drawnInSizes(id: (typeof STAGES)[number]): Promise<Sizes> {
  const image = new Image();
  image.src = ornamentUrl(id);
  await image.decode();
  return WIDTHS.map((width) => {
    const { canvas, context } = sheet(width, width * RATIO);
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  });
}

function glowing(): HTMLCanvasElement {
  const size = 128;
  const { canvas, context } = sheet(size, size);
  const light = context?.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  if (!context || !light) return canvas;
  light.addColorStop(0, `rgb(${LIGHT} / 0.5)`);
  light.addColorStop(0.35, `rgb(${LIGHT} / 0.16)`);
  light.addColorStop(1, `rgb(${LIGHT} / 0)`);
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
  return canvas;
}

function sheet(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  return { canvas, context: canvas.getContext('2d') };
}
