import { inHalls, shareBy, shownAt, tabletAt } from '../support/halls.ts';
import { person } from '../support/member.ts';
import { expect, loggedIn, test } from '../support/pages/test.ts';

test('an invitation that is used, one’s own, made up or cut short is each told, and shows nothing', async ({
  page,
  apps,
  messages,
}) => {
  const owner = person(apps.main);
  await owner.register();
  const halls = inHalls(apps.main, owner.cloud);
  const token = await halls.apply();
  const [used, own] = [await halls.invite(token), await halls.invite(token)];
  const first = person(apps.main);
  await first.register();
  await inHalls(apps.main, first.cloud).accept(used, '小明');
  const accept = messages.button('hall.share.accept.do');
  const name = messages.textbox('hall.share.accept.myName');

  await loggedIn(page, apps.main);
  for (const code of [used, 'x'.repeat(22), '牌位']) {
    await page.open(shareBy(encodeURIComponent(code)));
    await name.fill('二明');
    await accept.click();
    await messages.place('hall.share.accept.over', 'tablet-invitation-over');
  }
  await page.open('/pages/hall/share');
  await messages.place('hall.share.accept.over', 'hall.share.accept.incomplete');

  // What is wrong with the name is told at it, and nothing is used up.
  await page.open(shareBy(own));
  await accept.click();
  await messages.at(name, 'tablet-name-empty', '');
  await messages.refuses(accept, [name, 'tablet-name-too-long', '字'.repeat(21)]);
  await messages.refuses(accept, [name, 'tablet-name-letters', '12345']);

  page.login(owner);
  page.leave();
  await page.open(shareBy(own));
  await name.fill('祖母');
  await accept.click();
  await messages.place('hall.share.accept.own', 'tablet-invitation-own');
  expect((await halls.hall.shares({ tabletToken: token })).invitations).toHaveLength(1);
});

test('what is shown to somebody else, and a link that is none, tell nothing', async ({
  page,
  apps,
  messages,
}) => {
  const [owner, guest] = [person(apps.main), person(apps.main)];
  await owner.register();
  await guest.register();
  const halls = inHalls(apps.main, owner.cloud);
  const { share } = await inHalls(apps.main, guest.cloud).accept(
    await halls.invite(await halls.apply()),
    '小明',
  );
  await page.open(shownAt(share));
  await messages.place('hall.share.shown.loginTitle', 'hall.share.shown.loginText');
  page.leave();
  await loggedIn(page, apps.main);
  await page.open(shownAt(share));
  await messages.place('hall.share.shown.gone', 'hall.share.shown.goneText');
  await page.open(tabletAt('AaIKWjwtPYyOQLO5yyiQnPdv2w97lyYWIra90w'));
  await messages.place('hall.tablet.gone', 'link-invalid');
});
