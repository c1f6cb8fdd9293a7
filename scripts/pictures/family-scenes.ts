import type { Page } from '@playwright/test';
import { FAMILY, joinBy, membersOf, oneOf } from '../../e2e/support/family.ts';
import { loginOnEveryLoad } from '../../e2e/support/member.ts';
import { interceptCall } from '../../e2e/support/network.ts';
import { pageReady } from '../../e2e/support/page-ready.ts';
import { words } from '../../e2e/support/words.ts';
import type { Family } from './family-world.ts';
import type { Mode } from './modes.ts';
import { go, type Scene, show } from './scene.ts';
import type { World } from './world.ts';

const familyIn = ({ families }: World, { language }: Mode): Family => {
  const family = families[language === 'th' ? 'th' : 'zh-Hans'];
  if (!family) throw new Error('there is no family to be seen');
  return family;
};

function scene(
  page: string,
  state: string,
  {
    as,
    at,
    act,
  }: {
    readonly as?: 'owner' | 'member';
    readonly at: (family: Family) => string;
    readonly act?: (tab: Page, mode: Mode) => Promise<void>;
  },
): Scene {
  return {
    page,
    state,
    whole: true,
    async prepare(tab, world, mode) {
      const family = familyIn(world, mode);
      if (as) await loginOnEveryLoad(tab, family[as]);
      await show(tab, world, at(family));
      await act?.(tab, mode);
    },
  };
}

/** Waits for an answer that does not come, or does not arrive. */
const lacking = (state: string, what: 'hangs' | 'lost'): Scene => ({
  page: 'family',
  state,
  whole: true,
  async prepare(tab, world, mode) {
    await loginOnEveryLoad(tab, familyIn(world, mode).owner);
    await interceptCall(tab, 'worship.shrines', what);
    await go(tab, world, FAMILY);
    if (what === 'hangs') await tab.getByRole('status').first().waitFor();
    else await pageReady(tab);
  },
});

/** Family shrines as those who belong to them see them. */
export const FAMILY_SCENES: readonly Scene[] = [
  scene('family', 'in-use', { as: 'owner', at: () => FAMILY }),
  scene('family', 'begin', {
    as: 'owner',
    at: () => FAMILY,
    async act(tab, { language }) {
      await tab.getByRole('button', { name: words(language)('worship.family.begin') }).click();
      await tab.getByRole('dialog').waitFor();
    },
  }),
  lacking('loading', 'hangs'),
  lacking('error', 'lost'),
  scene('family-one', 'family', { as: 'owner', at: ({ shrine }) => oneOf(shrine) }),
  scene('family-one', 'family-none', { as: 'owner', at: ({ other }) => oneOf(other) }),
  scene('family-one', 'family-gone', { as: 'owner', at: () => oneOf('f'.repeat(24)) }),
  scene('members', 'keeper', { as: 'owner', at: ({ shrine }) => membersOf(shrine) }),
  scene('members', 'invited', {
    as: 'owner',
    at: ({ other }) => membersOf(other),
    async act(tab, { language }) {
      await tab.getByRole('button', { name: words(language)('worship.family.invite.do') }).click();
      await tab.getByLabel(words(language)('worship.family.invite.link')).waitFor();
    },
  }),
  scene('members', 'member', { as: 'member', at: ({ shrine }) => membersOf(shrine) }),
  scene('join', 'visitor', { at: ({ code }) => joinBy(code) }),
  scene('join', 'member', { as: 'member', at: ({ code }) => joinBy(code) }),
];
