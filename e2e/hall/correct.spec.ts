import { expectAccessible } from '../support/axe.ts';
import { inHalls, tabletAt } from '../support/halls.ts';
import { office } from '../support/served-apps.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const CORRECT = '/pages/hall/correct';
const WISH = '“秀”字应作“岫”';

test('what the office has written it is asked to write anew, by a wish of at most 140 signs', async ({
  page,
  apps,
  problems,
}) => {
  const halls = inHalls(apps.main);
  const token = await halls.apply();
  const { tabletNumber } = await halls.read(token);
  await office(apps, 'hall', 'approve', tabletNumber, '--as', '慧明');
  await open(page, tabletAt(token));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: say('hall.correct.ask') }).click();
  await expect(main.getByRole('heading', { name: say('hall.correct.askLead') })).toBeVisible();
  await expect(main.getByRole('img', { name: /林秀英/ })).toBeVisible();
  await expectAccessible(page, CORRECT);
  const wish = main.getByRole('textbox', { name: say('hall.correct.wish') });
  const ask = main.getByRole('button', { name: say('hall.correct.ask') });
  await ask.click();
  await expect(wish).toHaveAttribute('aria-invalid', 'true');
  // What is too long is not taken in the first place.
  await wish.fill('字'.repeat(141));
  await expect(wish).toHaveValue('字'.repeat(140));
  await wish.fill(WISH);
  await ask.click();
  await expect(main.locator('dl')).toContainText(WISH);

  // What stands no more is beyond correcting.
  await halls.hall.withdraw({ tabletToken: token, language: 'zh-Hans' });
  await open(page, `${CORRECT}?token=${token}`);
  await expect(main.getByText(say('hall.correct.none'))).toBeVisible();
  problems.expect(/answer 400|Failed to load resource/);
  await open(page, `${CORRECT}?token=nobody`);
  await expect(main.getByText(say('hall.tablet.gone'))).toBeVisible();
});
