import type { practice as practiceObject } from '@yuanguang/contract/objects/practice';
import { login, person } from '../support/member.ts';
import { CHANT, kept, LIST, practising, readyForOffline } from '../support/practising.ts';
import { expect, NO_NETWORK, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

test.use({ serviceWorkers: 'allow' });

test('taken back before and after sending, offline and in two tabs; added and taken off afterwards', async ({
  page,
  context,
  apps,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(NO_NETWORK);
  const member = person(apps.main);
  await member.register();
  await open(page, '/');
  await login(page, member);
  await open(page, LIST);
  await readyForOffline(page);
  const here = practising(page, say);
  await here.make(CHANT);
  await here.open(CHANT.title);
  await expect(here.takeBack).toBeDisabled();
  await here.count(6);
  // Nothing was sent yet: no entry is left of it.
  await here.takeBack.click();
  await expect(here.tap).toContainText('5');
  const sent = async (today: number, total = today) => {
    await open(page, LIST);
    await expect
      .poll(() => kept(member), { timeout: 60_000 })
      .toEqual([{ title: CHANT.title, today, total }]);
    await here.open(CHANT.title);
  };
  await sent(5);
  await here.takeBack.click();
  await expect(here.tap).toContainText('4');
  await sent(4);

  await context.setOffline(true);
  await expect(page.getByText(say('practice.kept.offline'))).toBeVisible();
  await here.takeBack.click();
  await expect(here.tap).toContainText('3');
  const tab = await context.newPage();
  await tab.goto(`#${LIST}`);
  const there = practising(tab, say);
  await there.open(CHANT.title);
  await expect(there.tap).toContainText('3');
  await there.takeBack.click();
  await here.takeBack.click();
  await here.takeBack.click();
  for (const each of [here, there]) {
    await expect(each.tap).toContainText('0');
    await expect(each.takeBack).toBeDisabled();
  }
  await here.openSheet();
  await here.correct({ how: 'off', amount: 1 });
  await expect(here.sheet).toContainText(say('practice.correction.problems.nothing'));
  await here.sheet.getByText('+108', { exact: true }).click();
  await expect(here.sheet.getByLabel(say('practice.correction.amount'), { exact: true })).toHaveValue('109');
  await here.correct({ how: 'add', amount: 216 });
  await expect(here.sheet).toBeHidden();
  await expect(there.tap).toContainText('216');
  const { day } = await member.cloud.object<typeof practiceObject>('practice').list({});
  const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  for (const [how, amount] of [
    ['add', 108],
    ['off', 8],
  ] as const) {
    await there.openSheet();
    await there.correct({ how, amount, day: dayBefore });
    await expect(there.sheet).toBeHidden();
  }
  await tab.close();
  await expect(here.tap).toContainText('216');
  await context.setOffline(false);
  await sent(216, 316);
});
