import { COLOUR, SCENE_HEIGHT, SCENE_WIDTH, type SmokeView } from './smoke-view.ts';
import { LIFE, SHEETS, smokeAt, strengthAt } from './threads.ts';

/** Places along a thread. */
const BITS = 32;
const AGES = Array.from({ length: BITS }, (_, bit) => LIFE * (bit / (BITS - 1)) ** 1.2);
/** Steps of the gradient that fades smoke on its way. */
const STEPS = 12;

/** Smoke for phones without WebGL, drawn by the page itself: a few long strokes, each faded by a gradient upwards. */
export function smokeOnCanvas(canvas: HTMLCanvasElement): SmokeView | undefined {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const rgb = COLOUR.map((part) => Math.round(part * 255)).join(' ');

  function fading(tipY: number, clear: number): CanvasGradient | undefined {
    const top = smokeAt(0, 0, LIFE, 0).y;
    const gradient = context?.createLinearGradient(0, tipY, 0, tipY - top);
    for (let step = 0; step <= STEPS; step += 1) {
      const age = LIFE * (step / STEPS) ** 1.2;
      const { y } = smokeAt(0, 0, age, 0);
      const place = Math.min(1, Math.max(0, y / top));
      gradient?.addColorStop(place, `rgb(${rgb} / ${strengthAt(age, y, clear).toFixed(3)})`);
    }
    return gradient;
  }

  return {
    // Every pixel is the processor's work here.
    density: 1,
    // Every fourth frame of most screens.
    restsMs: 50,
    draw(now, { tips, began, ended, clear }) {
      context.setTransform(canvas.width / SCENE_WIDTH, 0, 0, canvas.height / SCENE_HEIGHT, 0, 0);
      context.clearRect(0, 0, SCENE_WIDTH, SCENE_HEIGHT);
      context.lineWidth = 0.8;
      tips.forEach(([x, y], stick) => {
        const colour = fading(y, clear);
        if (!colour) return;
        context.fillStyle = colour;
        context.strokeStyle = colour;
        for (let sheet = 0; sheet < SHEETS; sheet += 1) {
          const bits = AGES.filter((age) => age <= began && age >= ended).map((age) =>
            smokeAt(stick, sheet, age, now),
          );
          const near = new Path2D();
          const far = new Path2D();
          const veil = new Path2D();
          const edges = bits.map((bit, at) => {
            const next = bits[at + 1] ?? bit;
            const before = bits[at - 1] ?? bit;
            const [dx, dy] = [next.x - before.x, next.y - before.y];
            const part = bit.half / Math.max(0.001, Math.hypot(dx, dy));
            const place = (side: number) =>
              [x + bit.x + side * dy * part, y - bit.y + side * dx * part] as const;
            return { near: place(-1), far: place(1) };
          });
          for (const edge of edges) {
            near.lineTo(...edge.near);
            far.lineTo(...edge.far);
            veil.lineTo(...edge.near);
          }
          for (const edge of edges.reverse()) veil.lineTo(...edge.far);
          context.globalAlpha = 0.07;
          context.fill(veil);
          context.globalAlpha = 0.3;
          context.stroke(near);
          context.stroke(far);
        }
      });
    },
    resize: () => undefined,
    dispose: () => undefined,
  };
}
