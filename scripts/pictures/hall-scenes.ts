import { FIND, MINE, shareBy, shownAt, tabletAt } from '../../e2e/support/halls.ts';
import { loginOnEveryLoad } from '../../e2e/support/member.ts';
import type { Halls } from './hall-world.ts';
import { type Scene, show } from './scene.ts';

const scene = (page: string, state: string, at: (halls: Halls) => string): Scene => ({
  page,
  state,
  whole: true,
  async prepare(tab, world) {
    await loginOnEveryLoad(tab, world.halls.owner);
    await show(tab, world, at(world.halls));
  },
});

/** What somebody has in the halls, as they see it. */
export const HALL_SCENES: readonly Scene[] = [
  ...(['standing', 'unpaid', 'rejected', 'living', 'lamp'] as const).map((state) =>
    scene('tablet', state, ({ tablets }) => tabletAt(tablets[state])),
  ),
  scene('mine', 'in-use', () => MINE),
  scene('share', 'invited', ({ code }) => shareBy(code)),
  scene('shown', 'in-use', ({ share }) => shownAt(share)),
  scene('hall-find', 'found', ({ phone }) => `${FIND}?query=${phone}`),
];
