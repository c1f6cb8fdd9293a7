import type { Page } from '@playwright/test';
import { loginOnEveryLoad } from '../../e2e/support/member.ts';
import { interceptCall } from '../../e2e/support/network.ts';
import { words } from '../../e2e/support/words.ts';
import { own, type Scene, show } from './scene.ts';
import type { World } from './world.ts';

const SETTINGS = '/noticesettings';

/** The settings of a browser that shows notices, or was told not to. */
function settings(state: 'push-on' | 'push-off' | 'push-denied'): Scene {
  return {
    page: 'noticesettings',
    state,
    whole: true,
    async prepare(tab, world) {
      await allow(tab, world, state);
      await show(tab, world, SETTINGS);
      await tab.locator('#push').waitFor();
    },
  };
}

async function allow(tab: Page, { member }: World, state: string): Promise<void> {
  await loginOnEveryLoad(tab, member);
  const [, payload = ''] = member.kept.token.split('.');
  const { uid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { uid: string };
  await tab.addInitScript(
    ({ uid, state }) => {
      const permission = { 'push-on': 'granted', 'push-off': 'default' }[state] ?? 'denied';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      const worker = { pushManager: { getSubscription: async () => ({ endpoint: '' }) } };
      Object.assign(navigator.serviceWorker, { getRegistration: async () => worker });
      if (state === 'push-on') localStorage.setItem('yuanguang.push', uid);
    },
    { uid, state },
  );
}

/** Notices of somebody who has some. */
export const NOTICE_SCENES: readonly Scene[] = [
  own('notices', '/notices'),
  settings('push-on'),
  settings('push-off'),
  settings('push-denied'),
  {
    page: 'noticesettings',
    state: 'calendar',
    whole: true,
    async prepare(tab, world, { language }) {
      const say = words(language);
      await loginOnEveryLoad(tab, world.member);
      // Somebody who lives in Bangkok, come home for a while.
      await interceptCall(tab, 'notice.settings', (answer) => ({ ...answer, zone: 'Asia/Bangkok' }));
      await show(tab, world, SETTINGS);
      // An earlier picture may have made one.
      const create = tab.getByRole('button', { name: say('notice.calendar.create') });
      if (await create.isVisible()) await create.click();
      else {
        await tab.getByRole('button', { name: say('notice.calendar.renew') }).click();
        const question = tab.getByRole('alertdialog');
        await question.getByRole('button', { name: say('notice.calendar.renew') }).click();
      }
      await tab.locator('main bdi').waitFor();
    },
  },
];
