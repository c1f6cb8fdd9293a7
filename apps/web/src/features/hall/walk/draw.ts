import { across, lampPlace } from './lamp-places.ts';
import type { Lights } from './lights.ts';
import { LAMPS_DEEP, LIGHTS_DEEP, lampWidth, PASSED, type Seen, type Stage, seenAt } from './perspective.ts';

export interface HallLamps {
  /** Of each row, from the one before the Buddha, the places that have a lamp. */
  readonly rows: readonly (readonly number[])[];
  readonly mine: ReadonlySet<number>;
}

const GOLD = '#e3b75e';
/** So near a flower is fully open, and so far it is as closed as it gets. */
const OPEN_AT = 3;
const CLOSED_AT = 9;
/** A far light, as wide as so much of a lamp. */
const POINT = 0.09;

/** Draws the hall as it is seen from the row `at`; between two rows it is a fraction. One frame, in some 300 pieces at most. */
export function drawHall(
  to: CanvasRenderingContext2D,
  stage: Stage,
  { rows, mine }: HallLamps,
  at: number,
  lights: Lights,
): void {
  to.clearRect(0, 0, stage.width, stage.height);
  const width = lampWidth(stage);
  const farthest = Math.max(0, Math.ceil(at - LIGHTS_DEEP));
  const nearest = Math.min(rows.length - 1, Math.floor(at + PASSED));
  for (let row = farthest; row <= nearest; row += 1) {
    const depth = at - row;
    const seen = (rows[row] ?? []).map((place) => ({
      place,
      ...seenAt(stage, depth, across(lampPlace(place))),
    }));
    const inSight = seen.filter(
      ({ x, scale }) => Math.abs(x - stage.width / 2) < stage.width / 2 + width * scale,
    );
    if (depth < LAMPS_DEEP) for (const lamp of inSight) drawLamp(to, lamp, depth, width, lights);
    else drawPoints(to, inSight, width);
    for (const lamp of inSight) if (mine.has(lamp.place)) drawMine(to, lamp, width, lights);
  }
}

function drawLamp(
  to: CanvasRenderingContext2D,
  seen: Seen,
  depth: number,
  width: number,
  lights: Lights,
): void {
  const open = 2 * Math.min(1, Math.max(0, (CLOSED_AT - depth) / (CLOSED_AT - OPEN_AT)));
  const at = { x: seen.x, y: seen.y, width: width * seen.scale, open };
  // What one walks by goes from sight before it leaves the stage.
  const leaving = depth < 0 ? Math.max(0, 1 + depth / PASSED) : 1;
  if (depth < OPEN_AT) lights.glow(to, at, 0.36 * leaving * (1 - Math.max(0, depth) / OPEN_AT), 2.2);
  to.globalAlpha = seen.clear * leaving;
  lights.lamp(to, at);
  to.globalAlpha = 1;
}

function drawPoints(to: CanvasRenderingContext2D, seen: readonly Seen[], width: number): void {
  const first = seen[0];
  if (!first) return;
  const size = Math.max(1, width * POINT * first.scale);
  to.globalAlpha = 0.75 * first.clear;
  to.fillStyle = GOLD;
  to.beginPath();
  for (const { x, y } of seen) to.rect(x - size / 2, y - size, size, size);
  to.fill();
  to.globalAlpha = 1;
}

/** One's own lamp gives more light, and a thread of it rises, so that it is found from afar. */
function drawMine(to: CanvasRenderingContext2D, { x, y, scale }: Seen, width: number, lights: Lights): void {
  const size = Math.max(width * scale, width * 0.12);
  lights.glow(to, { x, y, width: size, open: 0 }, 1, 3.6);
  const foot = y - size * 0.5;
  const top = foot - Math.max(size * 1.6, width * 0.5);
  const thread = to.createLinearGradient(0, foot, 0, top);
  thread.addColorStop(0, 'rgb(247 214 150 / 0.9)');
  thread.addColorStop(1, 'rgb(247 214 150 / 0)');
  to.fillStyle = thread;
  const half = Math.max(0.5, width * 0.008);
  to.fillRect(x - half, top, 2 * half, foot - top);
}
