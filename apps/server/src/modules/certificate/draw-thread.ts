import { createWorkerThread } from '../../lib/worker-thread.ts';
import type { CertificateFacts, Drawing, TabletDrawing } from './facts.ts';

/** What a drawing takes by itself. */
const DRAWING_MS = 150;

/** The one queue: requests wait in a shorter line of their own (`admission.ts`), the rest is for receipts by mail. */
const draw = createWorkerThread<Drawing | TabletDrawing, Uint8Array>(
  new URL('./draw-worker.ts', import.meta.url),
  DRAWING_MS,
);

/** For the page that asks right after the mail, and the other way round. */
const KEPT = 16;
const underWay = new Map<string, Promise<Buffer>>();
const newest = new Map<string, Buffer>();

/** The certificate as PNG, 1080 wide. @throws {QueueFull} as `drawnPicture`. */
export const certificatePng = (facts: CertificateFacts): Promise<Buffer> => drawnPicture(facts);

/** A tablet as PNG, 960 wide, in the same queue. Nothing of it is kept. @throws {QueueFull} when too many wait. */
export const tabletPng = (tablet: TabletDrawing): Promise<Buffer> => draw(tablet).then(asBuffer);

/**
 * The certificate or a card of it, 1080 wide, drawn beside everything else. Who asks for one that is being drawn waits for
 * that; the newest stay in memory. @throws {QueueFull} when too many wait.
 */
export async function drawnPicture(drawing: Drawing): Promise<Buffer> {
  const key = JSON.stringify(drawing);
  const known = newest.get(key);
  if (known) return known;
  const drawn = underWay.get(key) ?? draw(drawing).then(asBuffer);
  underWay.set(key, drawn);
  try {
    const picture = await drawn;
    newest.set(key, picture);
    const oldest = newest.keys().next().value;
    if (newest.size > KEPT && oldest !== undefined) newest.delete(oldest);
    return picture;
  } finally {
    underWay.delete(key);
  }
}

/** A buffer comes from the other thread as plain bytes. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
