import type { Measured } from './result.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';
import { median } from './statistics.ts';
import type { Visit } from './web-visit.ts';

/** The stack that this app replaces, as it was recorded once under the same throttle (docs: how to read). */
const REPLACED = {
  scriptKiB: 158.5,
  requests: 28,
  firstPaintS: 1.5,
  largestPaintS: 2.4,
  shift: 0.136,
  mainThreadS: 1.15,
};

const longTasksUntilUsable = ({ longTasks, usableMs }: Visit): number =>
  longTasks
    .filter(({ atMs }) => atMs <= (usableMs ?? Number.POSITIVE_INFINITY))
    .reduce((sum, { ms }) => sum + ms, 0);

const LONG_MS = 50;
/** For how long a press had waited behind a task: of each that ends after the first paint what is beyond 50 ms. */
const blocking = ({ longTasks, firstPaintMs }: Visit): number =>
  longTasks.filter(({ atMs, ms }) => atMs + ms > firstPaintMs).reduce((sum, { ms }) => sum + ms - LONG_MS, 0);

/** What the first visit weighs and takes. */
export function entryFigures(cold: readonly Visit[], floor: readonly Visit[]): Measured[] {
  const of = (visits: readonly Visit[], read: (one: Visit) => number) => median(visits.map(read));
  const scripts = (one: Visit) =>
    one.files.filter(({ type }) => type === 'script').reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const everything = (one: Visit) => one.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const seconds = (read: (one: Visit) => number) => (one: Visit) => read(one) / 1000;
  const timed = (name: string, read: (one: Visit) => number, rest: Partial<Measured>): Measured => ({
    name,
    value: of(cold, seconds(read)),
    floor: of(floor, seconds(read)),
    unit: 's',
    ...rest,
  });
  return [
    {
      name: 'JavaScript until usable, brotli',
      value: of(cold, scripts),
      unit: 'KiB',
      budget: { limit: 120 },
      replaced: REPLACED.scriptKiB,
    },
    { name: 'Everything until usable', value: of(cold, everything), unit: 'KiB', budget: { limit: 200 } },
    {
      name: 'Everything until at rest',
      value: of(cold, (one) => one.atRest.bytes / 1024),
      unit: 'KiB',
      budget: { limit: 300 },
    },
    {
      name: 'Requests until usable',
      value: of(cold, (one) => one.files.length),
      unit: 'requests',
      replaced: REPLACED.requests,
    },
    timed('First paint', (one) => one.firstPaintMs, { replaced: REPLACED.firstPaintS }),
    timed('Largest paint', (one) => one.largestPaintMs, {
      budget: { limit: 1.2 },
      replaced: REPLACED.largestPaintS,
    }),
    { name: 'Usable', value: of(cold, (one) => (one.usableMs ?? Number.NaN) / 1000), unit: 's' },
    {
      name: 'Layout shift',
      value: of(cold, (one) => one.layoutShift),
      unit: '',
      budget: { limit: 0.02 },
      replaced: REPLACED.shift,
    },
    timed('Tasks of the main thread until usable, by the clock', (one) => one.tasksMs, {}),
    timed('of that, script', (one) => one.scriptMs, {}),
    timed('of that, tasks of 50 ms and more', longTasksUntilUsable, {}),
    { ...timed('Blocking time after the first paint', blocking, {}), budget: { limit: 0.15 } },
  ];
}

/**
 * The browser slows a processor down by keeping the thread busy, idle or not: its processor time is then no measure, and
 * the clock counts what other programs took. So: the thread's processor time at full speed, times the slowdown.
 */
export function mainThread(unslowed: readonly Visit[], floor: readonly Visit[]): Measured[] {
  const of = (visits: readonly Visit[], read: (one: Visit) => number) =>
    (median(visits.map(read)) * CPU_SLOWDOWN) / 1000;
  const figure = (name: string, read: (one: Visit) => number, limit: number): Measured => ({
    name: `Main thread until ${name}, processor time`,
    value: of(unslowed, read),
    floor: of(floor, read),
    unit: 's',
    budget: { limit },
    replaced: REPLACED.mainThreadS,
  });
  return [
    figure('usable', (one) => one.mainThreadMs, REPLACED.mainThreadS / 2),
    figure('at rest', (one) => one.atRest.mainThreadMs, REPLACED.mainThreadS),
  ];
}

/** What the second visit takes. */
export function repeatFigures(
  repeat: readonly (Visit & { requests: string[] })[],
  floor: readonly Visit[],
): Measured[] {
  const files = (one: { requests: string[] }) =>
    one.requests.filter((url) => url.includes('/assets/')).length;
  return [
    {
      name: 'Repeat visit, largest paint',
      value: median(repeat.map((one) => one.largestPaintMs / 1000)),
      floor: median(floor.map((one) => one.largestPaintMs / 1000)),
      unit: 's',
      budget: { limit: 0.7 },
      replaced: 1.5,
    },
    {
      name: 'Repeat visit, requests for files',
      value: median(repeat.map(files)),
      unit: 'requests',
      budget: { limit: 0 },
    },
    {
      name: 'Repeat visit, all requests',
      value: median(repeat.map((one) => one.requests.length)),
      unit: 'requests',
    },
  ];
}

/** What was painted largest, and what moved. */
export function remarksOn(cold: readonly Visit[]): string[] {
  const [one] = cold;
  if (!one) return [];
  const shifts = one.shifts.map(
    ({ value, atMs, of }) => `shift ${value.toFixed(4)} at ${Math.round(atMs)} ms of ${of}`,
  );
  return [`largest paint: ${one.largestPaintOf}`, ...shifts];
}

/** What the second visit still asks for. */
export function remarksOnRepeat(repeat: readonly { requests: string[] }[]): string[] {
  return (repeat[0]?.requests ?? []).map((url) => `repeat visit asks for ${new URL(url).pathname}`);
}
