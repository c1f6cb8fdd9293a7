import { giving } from '../support/giving.ts';
import { testOpening } from '../support/opening-tests.ts';
import { newPhone } from '../support/sponsoring.ts';
import { open } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

testOpening({
  what: 'a gift',
  async toCashier(page) {
    await open(page, '/pages/pay/pay');
    const form = giving(page, say);
    await form.amount(36).check({ force: true });
    await form.name().fill('陈静慧');
    await form.contact().fill(newPhone());
    await form.toCashier();
  },
  settled: say('donate.gift.settledTitle'),
  steps: ['dark', 'lit', 'pressed', 'felt 30'],
});
