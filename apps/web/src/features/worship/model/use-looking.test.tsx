// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLooking } from './use-looking.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const now = () => Date.now();
/** Something that burns for 30 milliseconds, in ticks of ten. */
const burning = (at: number) => (at < 1_030 ? 10 : undefined);
const never = () => undefined;

let root: ReturnType<typeof createRoot>;
let shown: number[];
function Page({ wait }: { wait: (at: number) => number | undefined }) {
  shown.push(useLooking(now, wait));
  return null;
}
const render = (wait: typeof burning | typeof never) => act(() => root.render(<Page wait={wait} />));
function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  shown = [];
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page is looked at again while something burns, and then no more', () => {
  render(burning);
  for (let ticks = 0; ticks < 9; ticks += 1) pass(10);
  expect([...new Set(shown)]).toEqual([1_000, 1_010, 1_020, 1_030]);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing runs while the page is hidden; seen again it shows the moment of then', () => {
  render(burning);
  show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  pass(15);
  expect(shown.at(-1)).toBe(1_000);
  show('visible');
  expect(shown.at(-1)).toBe(1_015);
  expect(vi.getTimerCount()).toBe(1);
});

test('where nothing stands nothing runs, until something is put there', () => {
  render(never);
  expect(vi.getTimerCount()).toBe(0);
  pass(7);
  render(burning);
  expect(shown.at(-1)).toBe(1_007);
  expect(vi.getTimerCount()).toBe(1);
});
