import { giving } from '../../e2e/support/giving.ts';
import { interceptCall } from '../../e2e/support/network.ts';
import { words } from '../../e2e/support/words.ts';
import { filled, go, type Route, type Scene, show } from './scene.ts';

const PAY = '/pages/pay/pay';

/** The page stands still, so a picture shows what a screen does; `below` is what is brought into sight first. */
function part(state: string, route: string | Route, below: string): Scene {
  return {
    page: 'pay',
    state,
    whole: false,
    async prepare(tab, world) {
      await show(tab, world, route);
      await tab.locator(below).scrollIntoViewIfNeeded();
    },
  };
}

export const DONATE_SCENES: readonly Scene[] = [
  part('for-whom', PAY, '#honoree'),
  part('name', PAY, '#name'),
  part('contact', PAY, '#contact'),
  {
    page: 'pay',
    state: 'summary',
    whole: false,
    async prepare(tab, world, { language }) {
      await show(tab, world, PAY);
      const form = giving(tab, words(language));
      await form.name().fill(language === 'th' ? 'ครอบครัวใจดี' : '王秀兰阖家');
      await form.contact().fill('138 1234 5678');
      await form.action().click();
      await form.payButton().waitFor();
    },
  },
  {
    page: 'pay',
    state: 'paused',
    whole: false,
    async prepare(tab, world) {
      await interceptCall(tab, 'config.read', (answer) => ({
        ...answer,
        config: { ...(answer.config as object), buyclosed: true },
      }));
      await show(tab, world, PAY);
    },
  },
  {
    page: 'pay',
    state: 'error',
    whole: false,
    async prepare(tab, world) {
      await interceptCall(tab, 'donate.offer', 'lost');
      await go(tab, world, PAY);
      await tab.getByRole('main').getByRole('button').first().waitFor();
    },
  },
  ...(['paid', 'silent', 'declined'] as const).map((state) =>
    filled('pay', ({ gifts }) => `${PAY}?token=${gifts[state]}`, state),
  ),
  part('record', ({ gifts }) => `${PAY}?token=${gifts.paid}`, '#record'),
  filled('pay', ({ gifts }) => `${PAY}?plan=${gifts.plan}`, 'plan'),
];
