import { vi } from 'vitest';
import { createMemoryHistory } from './history.ts';
import type { PageDefinition } from './page-definition.ts';
import { createRouter } from './router.ts';

export const DELAY_MS = 200;
export const TIMEOUT_MS = 60_000;

export const Page = () => null;
export const there = { default: Page };

/** A visit of two pages, the entry and another, whose code and messages come as the test says. */
export function visit(
  first: string,
  load: PageDefinition['load'] = async () => there,
  messages?: Promise<void>,
) {
  const usual = { feature: 'sponsor', title: 'sponsor' } as const;
  const entry: PageDefinition = {
    ...usual,
    path: '/',
    aliases: ['/index'],
    module: 'sponsor',
    messages: [],
    load: async () => there,
  };
  const other: PageDefinition = { ...usual, path: '/other', module: 'temple', messages: ['temple'], load };
  const loaded = new Set<string>();
  const save = vi.fn();
  /** Saved scroll positions, by index of the history entry. */
  const positions: number[] = [];
  const router = createRouter({
    pages: [entry, other],
    history: createMemoryHistory(first),
    messages: {
      has: (names) => ['shell', ...names].every((name) => loaded.has(name)),
      load: async (names) => {
        await (names.length > 0 ? messages : undefined);
        for (const name of ['shell', ...names]) loaded.add(name);
      },
      publish: () => undefined,
    },
    scroll: { save, restore: () => undefined, positionOf: ({ index }) => positions[index] ?? 0 },
    delayMs: DELAY_MS,
    timeoutMs: TIMEOUT_MS,
  });
  const seen: string[] = [];
  router.subscribe(() => seen.push(`${router.read().path} ${router.read().state}`));
  return { router, seen, save, positions };
}
