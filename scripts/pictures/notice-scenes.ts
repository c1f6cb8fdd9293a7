import { loginOnEveryLoad } from '../../e2e/support/member.ts';
import { interceptCall } from '../../e2e/support/network.ts';
import { words } from '../../e2e/support/words.ts';
import { type Scene, show } from './scene.ts';

/** What the notice settings show once something was asked of them. */
export const NOTICE_SCENES: readonly Scene[] = [
  {
    page: 'noticesettings',
    state: 'calendar',
    whole: true,
    async prepare(tab, world, { language }) {
      const say = words(language);
      await loginOnEveryLoad(tab, world.member);
      // Somebody who lives in Bangkok, come home for a while.
      await interceptCall(tab, 'notice.settings', (answer) => ({ ...answer, zone: 'Asia/Bangkok' }));
      await show(tab, world, '/noticesettings');
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
