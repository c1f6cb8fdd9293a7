import { LANGUAGES } from '@yuanguang/contract/languages';
import { person as onTablet, tablet } from '@yuanguang/contract/rules/tablet-cases.testing';
import { expectAccessible } from '../support/axe.ts';
import { FIND, inHalls, MINE, type REBIRTH, shareBy, shownAt, tabletAt } from '../support/halls.ts';
import { expectNoSidewaysScroll, expectReadable, expectTapTargets, setTextSize } from '../support/layout.ts';
import { login, person } from '../support/member.ts';
import { readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { office, type ServedApps } from '../support/served-apps.ts';
import { newPhone } from '../support/sponsoring.ts';
import { open, test } from '../support/test.ts';

/** Names as long as they may be, of another script and without a space where a line could break. */
const LONG = structuredClone(
  tablet('rebirth', {
    people: [
      onTablet('Siripornwattanakulch', {
        title: '先祖妣',
        died: { calendar: 'solar', year: 2020, month: 5, day: 23 },
      }),
      onTablet('欧阳'.repeat(10), { died: { calendar: 'lunar', year: 2020, month: 4, leap: true, day: 1 } }),
    ],
    sponsor: { title: '孝女', name: '慈'.repeat(20) },
  }),
) as typeof REBIRTH;

/** What an account has in the halls, in its states, what is shown to it, and each address of it. */
async function halls(apps: ServedApps) {
  const [owner, other] = [person(apps.main), person(apps.main)];
  await owner.register();
  await other.register();
  const own = inHalls(apps.main, owner.cloud);
  const theirs = inHalls(apps.main, other.cloud);
  const phone = newPhone();
  const contact = { kind: 'phone', value: phone } as const;
  const standing = await own.apply({ tablet: LONG, contact });
  const number = (await own.read(standing)).tabletNumber;
  await office(apps, 'hall', 'approve', number, '--as', '慧明');
  await theirs.accept(await own.invite(standing), 'Grandmother-Siriporn');
  await own.invite(standing);
  const unpaid = await own.apply({ amountFen: 3_600, contact });
  const lamp = await own.apply({ tablet: null, lamp: { hall: 'blessing', name: '慈'.repeat(20) }, contact });
  const { share } = await own.accept(await theirs.invite(await theirs.apply({ tablet: LONG })), '小明');
  return {
    owner,
    routes: [
      ...[standing, unpaid, lamp].map(tabletAt),
      MINE,
      shareBy('x'),
      shownAt(share),
      `${FIND}?query=${phone}`,
    ],
  };
}

test('pages of one’s own in the halls have nothing that axe finds wrong', async ({ page, apps }) => {
  test.slow();
  const { owner, routes } = await halls(apps);
  await login(page, owner);
  for (const route of routes) {
    await open(page, route);
    await expectAccessible(page, route.slice(0, 30));
  }
});

for (const language of LANGUAGES) {
  test.describe(`in ${language} on the narrowest phone`, () => {
    test.use({ viewport: { width: NARROW_PX, height: 640 } });

    test(`pages of one’s own in the halls fit 320 px, in the largest text too (${language})`, async ({
      page,
      context,
      apps,
    }) => {
      test.slow();
      const { owner, routes } = await halls(apps);
      await readAs(context, { language });
      await login(page, owner);
      for (const route of routes) {
        await open(page, route);
        for (const text of ['1', '1.5'] as const) {
          await setTextSize(page, text);
          const what = `${route.slice(0, 30)} at ${text}×`;
          await expectNoSidewaysScroll(page, what);
          await expectTapTargets(page, what);
          await expectReadable(page, what);
        }
      }
    });
  });
}
