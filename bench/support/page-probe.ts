/** What the page itself notes down while it loads; times are milliseconds since navigation started. */
export interface PaintMarks {
  firstPaintMs: number;
  largestPaintMs: number;
  largestPaintOf: string;
  layoutShift: number;
  shifts: { value: number; atMs: number; of: string }[];
  /** Tasks of 50 ms and more. */
  longTasks: { atMs: number; ms: number }[];
  /** When the page had its figures and answered a tap; null until then. */
  usableMs: number | null;
}

declare global {
  interface Window {
    paintMarks: PaintMarks;
    /** Given by the bench; the protocol's bindings take one string. */
    reportUsable?(nothing: ''): void;
  }
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
};

/**
 * Runs in the page before its own scripts. `usable` for the entry page: the figures of the books have come from the
 * gateway, and a press on the stepper's plus is answered by a larger number. (Passed to `addInitScript`: no imports.)
 */
export function probe(): void {
  const marks: PaintMarks = {
    firstPaintMs: 0,
    largestPaintMs: 0,
    largestPaintOf: '',
    layoutShift: 0,
    shifts: [],
    longTasks: [],
    usableMs: null,
  };
  window.paintMarks = marks;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  const nameOf = (node: Element | null | undefined) =>
    node ? `${node.tagName.toLowerCase()}.${String(node.className).split(' ')[0] ?? ''}` : '?';

  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.firstPaintMs = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    marks.largestPaintMs = entry.startTime;
    marks.largestPaintOf = nameOf((entry as PerformanceEntry & { element: Element | null }).element);
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as Shift;
    if (hadRecentInput) return;
    marks.layoutShift += value;
    marks.shifts.push({ value, atMs: startTime, of: sources.map(({ node }) => nameOf(node)).join(' ') });
  });
  watch('longtask', ({ startTime, duration }) => marks.longTasks.push({ atMs: startTime, ms: duration }));

  const look = () => {
    const figures = document.querySelector('section[aria-labelledby="progress"]')?.textContent ?? '—';
    const number = document.querySelector<HTMLInputElement>('main input[role="spinbutton"]');
    const plus = [...(number?.closest('div')?.querySelectorAll('button') ?? [])].at(-1);
    if (number && plus && !figures.includes('—')) {
      const before = number.value;
      plus.click();
      requestAnimationFrame(() => {
        if (number.isConnected && number.value !== before) {
          marks.usableMs = performance.now();
          window.reportUsable?.('');
        } else setTimeout(look, 50);
      });
      return;
    }
    setTimeout(look, 50);
  };
  addEventListener('DOMContentLoaded', look);
}
