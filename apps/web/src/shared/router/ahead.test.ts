import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRAME_MS, visit } from './router.testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A visit at the entry, the other page's code and words fetched and the page drawn out of sight. */
async function drawn() {
  const all = visit('#/');
  await all.router.follow();
  await all.router.preload('/other');
  all.router.drawAhead(['/', '/other', '/nowhere']);
  return all;
}

test('of the pages asked for, those are drawn whose code is there, and not the one on the screen', async () => {
  const { router } = visit('#/');
  await router.follow();
  const told = vi.fn();
  router.subscribeAhead(told);
  router.drawAhead(['/', '/other']);
  expect(router.readAhead()).toEqual([]);
  await router.preload('/other');
  router.drawAhead(['/', '/other', '/nowhere']);
  expect(router.readAhead().map(({ path }) => path)).toEqual(['/other']);
  expect(told).toHaveBeenCalledTimes(2);
  const [first] = router.readAhead();
  router.drawAhead(['/other']);
  expect(router.readAhead()).toEqual([first]);
  router.drawAhead([]);
  expect(router.readAhead()).toEqual([]);
});

test('a page drawn before is given to one visit only: the next one finds it untouched', async () => {
  const { router } = await drawn();
  const [first] = router.readAhead();
  router.navigate({ to: '/other' });
  expect(router.read()).toMatchObject({ path: '/other', index: 1, drawn: first });
  router.drawAhead(['/other', '/']);
  expect(router.readAhead().map(({ path }) => path)).toEqual(['/other', '/']);
  router.back();
  expect(router.read().path).toBe('/');
  router.navigate({ to: '/other' });
  expect(router.read().drawn).toBeUndefined();
  router.back();
  router.drawAhead(['/other']);
  router.navigate({ to: '/other' });
  expect(router.read().drawn?.id).toBeGreaterThan(first?.id ?? Number.NaN);
});

test('with a query a page is drawn anew; a query that comes later leaves the drawn page standing', async () => {
  const { router } = await drawn();
  router.navigate({ to: '/other', search: { book: 'a' } });
  expect(router.read().drawn).toBeUndefined();
  router.back();
  router.navigate({ to: '/other' });
  const { drawn: taken } = router.read();
  expect(taken).toBeDefined();
  router.navigate({ to: '/other', search: { book: 'a' }, replace: true });
  expect(router.read()).toMatchObject({ search: { book: 'a' }, drawn: taken });
});

test('who comes back further down finds a page made anew, as tall as it was', async () => {
  const { router, tops } = await drawn();
  router.navigate({ to: '/other', search: { book: 'a' } });
  router.navigate({ to: '/', replace: true });
  router.drawAhead(['/other']);
  tops[1] = 480;
  expect(router.returnsDown(1)).toBe(true);
  router.navigate({ to: '/other', replace: true });
  expect(router.read().drawn).toBeUndefined();
  expect(router.returnsDown(undefined)).toBe(false);
});

test('a page that is drawn is brought in at once, and the app is told of it after the paint', async () => {
  const { router, seen, bring, place } = await drawn();
  const [first] = router.readAhead();
  seen.length = 0;
  bring.mockReturnValue(true);
  router.navigate({ to: '/other' });
  expect(bring.mock.calls).toEqual([[first]]);
  // It stands at its top before it is painted.
  expect(place).toHaveBeenLastCalledWith(expect.objectContaining({ path: '/other', drawn: first }));
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(seen).toEqual(['/other ready']);
});

test('a page that is still being drawn, and one left before the paint, are told of at once', async () => {
  const { router, seen, bring } = await drawn();
  seen.length = 0;
  router.navigate({ to: '/other' });
  expect(bring).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['/other ready']);
  router.back();
  router.drawAhead(['/other']);
  bring.mockReturnValue(true);
  seen.length = 0;
  router.navigate({ to: '/other' });
  router.back();
  expect(seen).toEqual(['/ ready']);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(new Set(seen)).toEqual(new Set(['/ ready']));
});
