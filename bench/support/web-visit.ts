import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { type PaintMarks, probe } from './page-probe.ts';
import { slowDown } from './slow-phone.ts';

export interface FileOnTheWire {
  readonly name: string;
  readonly type: string;
  /** Body as it came, compressed. */
  readonly bytes: number;
}
export interface Visit extends PaintMarks {
  /** Everything that was asked for until the page was usable, or until it was quiet for a page without a stepper. */
  readonly files: readonly FileOnTheWire[];
  /** Processor time of the main thread until then; it means something only where the processor is not slowed down. */
  readonly mainThreadMs: number;
  /** All of the main thread's tasks until then by the clock. */
  readonly tasksMs: number;
  readonly scriptMs: number;
}

const USABLE_MS = 60_000;

/** Loads `url` in a fresh page of `context` on the slow phone and reads what there is to read. The page stays open. */
export async function visit(
  context: BrowserContext,
  url: string,
  until: 'usable' | 'quiet',
  slowdown?: number,
): Promise<{ page: Page; seen: Visit }> {
  const page = await context.newPage();
  const session = await slowDown(page, slowdown);
  const usable = until === 'usable' ? usableReported(session) : null;
  await page.addInitScript(probe);
  await page.goto(url, { waitUntil: 'commit', timeout: USABLE_MS });
  await (usable ?? page.waitForLoadState('networkidle'));
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  // Later paints and shifts count as well: a page that jumps after it can be used jumps all the same.
  if (until === 'usable') await page.waitForLoadState('networkidle');
  const files = await page.evaluate(filesUntilUsable);
  const marks = await page.evaluate(() => window.paintMarks);
  return {
    page,
    seen: {
      ...marks,
      files,
      mainThreadMs: seconds('ThreadTime') * 1000,
      tasksMs: seconds('TaskDuration') * 1000,
      scriptMs: seconds('ScriptDuration') * 1000,
    },
  };
}

/**
 * Answers when the probe has said that the page can be used. Nobody asks the page for it meanwhile: questions would compile
 * the tester's tools in it and run them twenty times a second, and all of that would count as the app's own work.
 */
async function usableReported(session: CDPSession): Promise<void> {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportUsable' });
  const limit = AbortSignal.timeout(USABLE_MS);
  await new Promise<void>((resolve, reject) => {
    session.once('Runtime.bindingCalled', () => resolve());
    limit.onabort = () => reject(new Error(`the page was not usable within ${USABLE_MS} ms`));
  });
}

/** Runs in the page. A file that was asked for before the page was usable counts, even when it came later. */
function filesUntilUsable(): FileOnTheWire[] {
  const until = window.paintMarks.usableMs ?? Number.POSITIVE_INFINITY;
  return performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.startTime <= until)
    .map((entry) => entry as PerformanceResourceTiming)
    .map(({ name, initiatorType, encodedBodySize }) => ({
      name: new URL(name).pathname,
      type: name.includes('.js') ? 'script' : initiatorType,
      bytes: encodedBodySize,
    }));
}
