import { createWorkerThread } from '../worker-thread.ts';

/** What a page is set from. */
export interface PdfTask {
  /** In the language of typst. It finds `data` as JSON in `sys.inputs.data`: what people wrote is never part of it. */
  readonly source: string;
  readonly data: unknown;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
}

/** What setting takes by itself, once the fonts are read. */
const SETTING_MS = 50;

const set = createWorkerThread<PdfTask, Uint8Array>(new URL('./pdf-worker.ts', import.meta.url), SETTING_MS);

/** A tagged PDF, set beside everything else. @throws {QueueFull} when too many wait, {Error} where the source is wrong. */
export async function pdf(task: PdfTask): Promise<Buffer> {
  return Buffer.from(await set(task));
}
