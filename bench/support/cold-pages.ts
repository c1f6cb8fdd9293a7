import { type AppPage, appPages } from '../../e2e/support/app-pages.ts';
import { loginOnEveryLoad } from '../../e2e/support/member.ts';
import { knownDevice } from '../../e2e/support/reading.ts';
import { PHONE } from '../../e2e/support/screens.ts';
import type { TurnBench } from './page-turns.ts';
import type { Measured } from './result.ts';
import { slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';

/** A visit that begins at one page, on a phone that was never here. */
interface ColdPage {
  readonly name: string;
  /** From navigation until its own content stands: not the shell's sign that it is coming. */
  readonly standsMs: number;
  /** Until nothing of it waits for data either. */
  readonly settledMs: number;
  readonly shift: number;
  /** What moved, largest first. */
  readonly shifted: string;
  /** Bodies as they came, document and fonts included, of all that was asked for until the page was settled. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

declare global {
  interface Window {
    cold: { standsMs: number; settledMs: number; shift: number; shifted: { value: number; of: string }[] };
  }
}

const LIMIT_MS = 30_000;
const KIB = 1024;
/** So many of a page's files are told. */
const HEAVIEST = 4;

/**
 * Opens every page of the app by its own address, as a link in a mail does, with slow line, slow processor and nothing
 * kept; of `only`, those whose addresses end so, told with all their files.
 */
export async function benchColdPages(bench: TurnBench, only?: readonly string[]) {
  const all = await appPages();
  const pages = only ? all.filter(({ path }) => only.some((end) => path.endsWith(end))) : all;
  const found: ColdPage[] = [];
  for (const page of pages) found.push(await coldPage(bench, page));
  return {
    measured: figures(found),
    remarks: found.map((one) => remark(one, only ? one.files.length : HEAVIEST)),
  };
}

async function coldPage(
  { browser, url, member, user, examples }: TurnBench,
  one: AppPage,
): Promise<ColdPage> {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN', serviceWorkers: 'block' });
  await knownDevice(context);
  const page = await context.newPage();
  if (one.personal) {
    await loginOnEveryLoad(page, member);
    await page.addInitScript(
      (kept) => localStorage.setItem('uni-id-pages-userInfo', kept),
      JSON.stringify(user),
    );
  }
  await slowDown(page);
  await page.addInitScript(watchLoading);
  const address = one.address(examples);
  await page.goto(`${url}${address === '/' ? '' : `#${address}`}`, {
    waitUntil: 'commit',
    timeout: LIMIT_MS,
  });
  await page.waitForFunction(() => window.cold?.settledMs > 0, undefined, { timeout: LIMIT_MS });
  await page.waitForLoadState('networkidle');
  const { shifted, ...marks } = await page.evaluate(() => window.cold);
  const files = await page.evaluate(filesUntilSettled);
  await context.close();
  return {
    name: one.path,
    ...marks,
    shifted: shifted
      .sort((a, b) => b.value - a.value)
      .slice(0, 2)
      .map(({ value, of }) => `${value.toFixed(3)} ${of}`)
      .join(', '),
    files,
  };
}

/** Runs in the page before its own scripts. (Passed to `addInitScript`: no imports.) */
function watchLoading(): void {
  const cold: Window['cold'] = { standsMs: 0, settledMs: 0, shift: 0, shifted: [] };
  window.cold = cold;
  const WAITING = '[class*="_loading_"], [class*="_skeleton_"], [data-pending]';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      cold.shift += value;
      const of = sources.map(({ node, previousRect, currentRect }) => {
        const name = node
          ? `${node.nodeName.toLowerCase()}${node.id && `#${node.id}`}.${String(node.className).split(' ')[0]}`
          : '?';
        return `${name} by ${Math.round(currentRect.top - previousRect.top)} px`;
      });
      cold.shifted.push({ value, of: of.join(' ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const main = document.querySelector('html:not([data-boot]) main');
    const children = [...(main?.children ?? [])];
    const onlyWaits = children.length === 1 && children[0]?.matches('[class*="_loading_"]');
    const now = performance.now();
    if (children.length > 0 && !onlyWaits) {
      cold.standsMs ||= now;
      if (!main?.querySelector(WAITING)) {
        cold.settledMs = now;
        return;
      }
    }
    requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', look);
}

/** Runs in the page. */
function filesUntilSettled() {
  const document = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const others = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return [...document, ...others]
    .filter(({ startTime }) => startTime <= window.cold.settledMs)
    .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }));
}

const weight = ({ files }: ColdPage) => files.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;

function figures(found: readonly ColdPage[]): Measured[] {
  const lines: readonly (readonly [string, Measured['unit'], number, (one: ColdPage) => number])[] = [
    ['content stands', 's', 2, ({ standsMs }) => standsMs / 1000],
    ['weight, fonts included', 'KiB', 250, weight],
    ['layout shift', '', 0.02, ({ shift }) => shift],
  ];
  const budgeted = lines.flatMap(([name, unit, limit, of]): Measured[] => {
    const values = found.map(of);
    return [
      {
        name: `Cold page, ${name}: most of ${values.length}`,
        value: Math.max(...values),
        unit,
        budget: { limit },
      },
      { name: `Cold page, ${name}: middle`, value: median(values), unit },
    ];
  });
  const settled = median(found.map(({ settledMs }) => settledMs / 1000));
  return [...budgeted, { name: 'Cold page, data stand too: middle', value: settled, unit: 's' }];
}

function remark(one: ColdPage, told: number): string {
  const heaviest = [...one.files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, told)
    .map(
      ({ name, bytes }) =>
        `${name.replace(/^.*\//, '').replace(/-[\w-]{8}\./, '.') || 'document'} ${Math.round(bytes / KIB)}`,
    );
  return (
    `cold ${one.name}: stands ${Math.round(one.standsMs)} ms, settled ${Math.round(one.settledMs)} ms, ` +
    `${weight(one).toFixed(0)} KiB in ${one.files.length} (${heaviest.join(', ')}), shift ${one.shift.toFixed(3)}${
      one.shift > 0.005 ? ` by ${one.shifted}` : ''
    }`
  );
}
