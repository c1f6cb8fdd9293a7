import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from './history.ts';
import { DELAY_MS, Page, TIMEOUT_MS, there, visit } from './router.testing.ts';
import { createRouter } from './router.ts';

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

test('the page on the screen stays until code and messages of the next are there', async () => {
  const code = parcel<typeof there>();
  const messages = parcel<void>();
  const { router, seen } = visit('#/', () => code.promise, messages.promise);
  await router.follow();
  router.navigate({ to: '/other', search: { id: '007' } });
  code.arrive(there);
  await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(router.read()).toMatchObject({ path: '/', search: {} });
  messages.arrive();
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
  const { router, save } = visit('#/');
  await router.follow();
  router.navigate({ to: '/index', replace: true });
  expect(router.canGoBack()).toBe(false);
  router.navigate({ to: '/other' });
  await arrived();
  expect(router.canGoBack()).toBe(true);
  expect(save).toHaveBeenLastCalledWith(
    expect.objectContaining({ path: '/index', index: 0 }),
    expect.objectContaining({ index: 1, fresh: true }),
  );
  router.back();
  expect(router.read().path).toBe('/index');
  expect(save).toHaveBeenLastCalledWith(
    expect.objectContaining({ path: '/other', index: 1 }),
    expect.objectContaining({ index: 0, fresh: false }),
  );
});

test('a page that was left scrolled down says so when it is come back to', async () => {
  const { router, positions } = visit('#/');
  await router.follow();
  expect(router.restoresScroll()).toBe(false);
  router.navigate({ to: '/other' });
  await arrived();
  positions[0] = 480;
  expect(router.restoresScroll()).toBe(false);
  router.back();
  expect(router.restoresScroll()).toBe(true);
});

test('without the messages of the shell nothing is shown, and who asked is told', async () => {
  const router = createRouter({
    pages: [],
    history: createMemoryHistory('#/'),
    messages: { has: () => false, load: () => Promise.reject(new Error('lost')), publish: () => undefined },
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
  const usual = { feature: 'sponsor', title: 'sponsor', messages: [] } as const;
  const history = createMemoryHistory('#/');
  const router = createRouter({
    pages: [
      { ...usual, path: '/', module: 'sponsor', load: async () => there },
      { ...usual, path: '/private', module: 'mine', needLogin: true, load },
      { ...usual, path: '/login', module: 'mine', load: async () => there },
    ],
    history,
    messages: { has: () => true, load: async () => undefined, publish: () => undefined },
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
  expect(history.read().hash).toBe('#/');
});
