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
    { name: 'Everything until usable', value: of(cold, everything), unit: 'KiB' },
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
    timed('of that, tasks of 50 ms and more', (one) => one.longTasksMs, {}),
  ];
}

/**
 * The browser slows a processor down by keeping the thread busy, idle or not: its processor time is then no measure, and
 * the clock counts what other programs took. So: the thread's processor time at full speed, times the slowdown.
 */
export function mainThread(unslowed: readonly Visit[], floor: readonly Visit[]): Measured {
  const of = (visits: readonly Visit[]) =>
    (median(visits.map((one) => one.mainThreadMs)) * CPU_SLOWDOWN) / 1000;
  return {
    name: 'Main thread until usable, processor time',
    value: of(unslowed),
    floor: of(floor),
    unit: 's',
    budget: { limit: REPLACED.mainThreadS / 2 },
    replaced: REPLACED.mainThreadS,
  };
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
