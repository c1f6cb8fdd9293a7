import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { type PaintMarks, probe } from './page-probe.ts';
import { slowDown } from './slow-phone.ts';

export interface FileOnTheWire {
  readonly name: string;
  readonly type: string;
  /** Body as it came, compressed. */
  readonly bytes: number;
  /** When it was asked for. One that was asked for before the page was usable counts as needed, even when it came later. */
  readonly atMs: number;
}
export interface Visit extends PaintMarks {
  /** Everything that was asked for until the page was usable, or until it was quiet for a page without a stepper. */
  readonly files: readonly FileOnTheWire[];
  /** Processor time of the main thread until then; it means something only where the processor is not slowed down. */
  readonly mainThreadMs: number;
  /** All of the main thread's tasks until then by the clock. */
  readonly tasksMs: number;
  readonly scriptMs: number;
  /** Until the page rests; for one without a stepper the same as until it was quiet. */
  readonly atRest: { readonly bytes: number; readonly mainThreadMs: number };
}

const USABLE_MS = 60_000;
/** A page rests when nothing has been asked for during this time. */
const REST_MS = 2_000;

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
  const then = await metricsOf(session);
  // Later paints and shifts count as well: a page that jumps after it can be used jumps all the same.
  if (until === 'usable') {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST_MS);
  }
  const rest = await metricsOf(session);
  const marks = await page.evaluate(() => window.paintMarks);
  const fetched = await page.evaluate(filesFetched);
  const files = fetched.filter(({ atMs }) => atMs <= (marks.usableMs ?? Number.POSITIVE_INFINITY));
  return {
    page,
    seen: {
      ...marks,
      files,
      mainThreadMs: then('ThreadTime'),
      tasksMs: then('TaskDuration'),
      scriptMs: then('ScriptDuration'),
      atRest: {
        bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0),
        mainThreadMs: rest('ThreadTime'),
      },
    },
  };
}

/** What the browser counted of the page's main thread until now, in milliseconds by name. */
async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (name) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
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

/** Runs in the page: every file with the moment at which it was asked for. */
function filesFetched(): FileOnTheWire[] {
  return performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map((entry) => entry as PerformanceResourceTiming)
    .map(({ name, initiatorType, encodedBodySize, startTime }) => ({
      name: new URL(name).pathname,
      type: name.includes('.js') ? 'script' : initiatorType,
      bytes: encodedBodySize,
      atMs: startTime,
    }));
}
