import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryEntries } from './entries.ts';
import type { PageDefinition } from './page-definition.ts';
import { createRouter } from './router.ts';

const DELAY_MS = 200;
const TIMEOUT_MS = 60_000;
const FRAME_MS = 16;

/** Something that arrives when the test says so, or fails. */
function parcel<Value>() {
  let arrive: (value: Value) => void = () => undefined;
  let fail: () => void = () => undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error('lost'));
  });
  return { promise, arrive, fail };
}

const Page = () => null;
const there = { default: Page };

function visit(first: string, load: PageDefinition['load'] = async () => there, words?: Promise<void>) {
  const usual = { title: 'sponsor', bar: 'brown', scroll: true, pullRefresh: false } as const;
  const entry: PageDefinition = {
    ...usual,
    path: '/',
    aliases: ['/index'],
    module: 'sponsor',
    messages: [],
    load: async () => there,
  };
  const other: PageDefinition = { ...usual, path: '/other', module: 'temple', messages: ['temple'], load };
  const spoken = new Set<string>();
  const leave = vi.fn();
  const place = vi.fn();
  /** Whether a page that was asked for is drawn by now. */
  const bring = vi.fn(() => false);
  /** How far down entries were left. */
  const tops: number[] = [];
  const router = createRouter({
    pages: [entry, other],
    entries: memoryEntries(first),
    words: {
      has: (names) => ['shell', ...names].every((name) => spoken.has(name)),
      load: async (names) => {
        await (names.length > 0 ? words : undefined);
        for (const name of ['shell', ...names]) spoken.add(name);
      },
      publish: () => undefined,
    },
    scroll: { leave, place, topOf: (index) => tops[index] ?? 0 },
    stage: { bring, afterPaint: (work) => void setTimeout(work, FRAME_MS) },
    delayMs: DELAY_MS,
    timeoutMs: TIMEOUT_MS,
  });
  const seen: string[] = [];
  router.subscribe(() => seen.push(`${router.read().path} ${router.read().state}`));
  return { router, seen, leave, place, bring, tops };
}

const arrived = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an alias shows its page, an unknown address says that it has none', async () => {
  const { router, seen } = visit('#/index');
  await router.follow();
  expect(router.read()).toMatchObject({ path: '/index', state: 'ready', page: { path: '/' } });
  router.navigate({ to: '/no/such/page' });
  await arrived();
  expect(seen).toEqual(['/index ready', '/no/such/page unknown']);
});

test('the page on the screen stays until code and words of the next are there', async () => {
  const code = parcel<typeof there>();
  const words = parcel<void>();
  const { router, seen } = visit('#/', () => code.promise, words.promise);
  await router.follow();
  router.navigate({ to: '/other', search: { id: '007' } });
  code.arrive(there);
  await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(router.read()).toMatchObject({ path: '/', search: {} });
  words.arrive();
  await arrived();
  expect(router.read()).toMatchObject({ path: '/other', search: { id: '007' }, Component: Page });
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(seen).toEqual(['/ ready', '/other ready']);
});

test('a page fetched before is shown at once', async () => {
  const { router } = visit('#/');
  await router.follow();
  void router.preload('/other');
  await arrived();
  router.navigate({ to: '/other' });
  expect(router.read().state).toBe('ready');
});

test('a page that takes its time says that it is coming, and after a minute that it did not', async () => {
  const { router, seen } = visit('#/', () => new Promise(() => undefined));
  await router.follow();
  router.navigate({ to: '/other' });
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(router.read()).toMatchObject({ path: '/other', state: 'waiting', page: { path: '/other' } });
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(seen).toEqual(['/ ready', '/other waiting', '/other failed']);
});

test('a page whose code was lost is fetched anew when it is asked for again', async () => {
  const tries = [parcel<typeof there>(), parcel<typeof there>()];
  const load = vi.fn(
    () => tries[load.mock.calls.length - 1]?.promise ?? Promise.reject(new Error('asked too often')),
  );
  const { router } = visit('#/other', load);
  const lost = router.follow();
  tries[0]?.fail();
  await lost;
  expect(router.read().state).toBe('failed');
  const again = router.follow();
  tries[1]?.arrive(there);
  await again;
  expect(router.read().state).toBe('ready');
});

test('a page that arrives after the reader went elsewhere is not shown', async () => {
  const code = parcel<typeof there>();
  const { router, seen } = visit('#/', () => code.promise);
  await router.follow();
  router.navigate({ to: '/other' });
  router.back();
  code.arrive(there);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(seen).toEqual(['/ ready', '/ ready']);
});

test('back leads back where there is a way, and an entry that takes the place of another adds none', async () => {
  const { router, leave } = visit('#/');
  await router.follow();
  router.navigate({ to: '/index', replace: true });
  expect(router.canGoBack()).toBe(false);
  router.navigate({ to: '/other' });
  await arrived();
  expect(router.canGoBack()).toBe(true);
  expect(leave).toHaveBeenLastCalledWith(
    expect.objectContaining({ path: '/index', index: 0 }),
    expect.objectContaining({ index: 1, fresh: true }),
  );
  router.back();
  expect(router.read().path).toBe('/index');
  expect(leave).toHaveBeenLastCalledWith(
    expect.objectContaining({ path: '/other', index: 1 }),
    expect.objectContaining({ index: 0, fresh: false }),
  );
});

test('without the words of the shell nothing is shown, and who asked is told', async () => {
  const router = createRouter({
    pages: [],
    entries: memoryEntries('#/'),
    words: { has: () => false, load: () => Promise.reject(new Error('lost')), publish: () => undefined },
    delayMs: DELAY_MS,
    timeoutMs: TIMEOUT_MS,
  });
  const shown = vi.fn();
  router.subscribe(shown);
  await expect(router.follow()).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(shown).not.toHaveBeenCalled();
});

test('a page that is guarded is not fetched; the address it leads to takes its place', async () => {
  const load = vi.fn(async () => there);
  const usual = { title: 'sponsor', bar: 'brown', scroll: true, pullRefresh: false, messages: [] } as const;
  const entries = memoryEntries('#/');
  const router = createRouter({
    pages: [
      { ...usual, path: '/', module: 'sponsor', load: async () => there },
      { ...usual, path: '/private', module: 'mine', needLogin: true, load },
      { ...usual, path: '/login', module: 'mine', load: async () => there },
    ],
    entries,
    words: { has: () => true, load: async () => undefined, publish: () => undefined },
    guard: ({ needLogin }, hash) =>
      needLogin ? { to: '/login', search: { from: hash.slice(1) } } : undefined,
    delayMs: DELAY_MS,
    timeoutMs: TIMEOUT_MS,
  });
  await router.follow();
  router.navigate({ to: '/private', search: { x: '1' } });
  await vi.waitFor(() => expect(router.read()).toMatchObject({ path: '/login', state: 'ready', index: 1 }));
  expect(router.read().search).toEqual({ from: '/private?x=1' });
  expect(load).not.toHaveBeenCalled();
  router.back();
  expect(entries.read().hash).toBe('#/');
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
