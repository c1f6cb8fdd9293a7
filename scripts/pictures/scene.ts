import type { Page } from '@playwright/test';
import { loginOnEveryLoad } from '../../e2e/support/member.ts';
import { pageReady } from '../../e2e/support/page-ready.ts';
import type { Mode } from './modes.ts';
import type { World } from './world.ts';

/** One thing to be seen: a page in a state. */
export interface Scene {
  readonly page: string;
  readonly state: string;
  /** The whole height of the page; false: as much as the screen shows. */
  readonly whole: boolean;
  readonly prepare: (page: Page, world: World, mode: Mode) => Promise<void>;
}

export type Route = (world: World) => string;

export async function go(page: Page, world: World, route: string | Route, app = world.app): Promise<void> {
  await page.goto(`${app}/zhuyin/#${typeof route === 'string' ? route : route(world)}`);
}

/** Opens a page and waits until it stands. */
export async function show(page: Page, world: World, route: string | Route): Promise<void> {
  await go(page, world, route);
  await pageReady(page);
}

export function filled(page: string, route: string | Route, state = 'filled'): Scene {
  return {
    page,
    state,
    whole: true,
    async prepare(tab, world) {
      await show(tab, world, route);
    },
  };
}

/** A page as a member sees it, or who has verified a real name. */
export function own(page: string, route: string | Route, state: 'member' | 'verified' = 'member'): Scene {
  return {
    page,
    state,
    whole: true,
    async prepare(tab, world) {
      await loginOnEveryLoad(tab, world[state]);
      await show(tab, world, route);
    },
  };
}
