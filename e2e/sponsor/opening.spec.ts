import { testOpening } from '../support/opening-tests.ts';
import { newPhone, sponsoring } from '../support/sponsoring.ts';
import { open } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

testOpening({
  what: 'a printing',
  async toCashier(page) {
    await open(page, '/');
    const form = sponsoring(page, say);
    await form.fill({ name: '陈静慧', contact: newPhone() });
    await form.review();
    await form.toCashier();
  },
  settled: say('sponsor.result.settledTitle'),
  steps: ['pressed', 'felt 30'],
});
