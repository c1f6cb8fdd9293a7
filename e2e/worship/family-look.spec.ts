import { LANGUAGES } from '@yuanguang/contract/languages';
import { expectAccessible } from '../support/axe.ts';
import { FAMILY, inFamily, joinBy, membersOf, oneOf } from '../support/family.ts';
import { expectNoSidewaysScroll, expectReadable, expectTapTargets, setTextSize } from '../support/layout.ts';
import { login, person } from '../support/member.ts';
import { readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import type { ServedApp } from '../support/served-apps.ts';
import { open, test } from '../support/test.ts';

/** The longest names there may be, without a space where a line could break. */
const LONG = {
  shrine: '陈氏历代宗亲西方三圣莲池海会共修念佛堂',
  owner: 'Grandmother-Siriporn',
  member: '慈'.repeat(20),
};

/** A family whose pages have something on them, and each of their addresses as its keeper has them. */
async function family(app: ServedApp) {
  const [owner, member] = [person(app), person(app)];
  await owner.register();
  await member.register();
  const [first, second] = [inFamily(owner), inFamily(member)];
  const shrine = await first.begin(LONG.shrine, LONG.owner);
  await second.join(await first.invite(shrine), LONG.member);
  await first.offer(shrine, 'water', 'bowl', { ago: 90 });
  await second.offer(shrine, 'incense', 'incense', { ago: 12 });
  const code = await first.invite(shrine);
  return { owner, routes: [FAMILY, oneOf(shrine), membersOf(shrine), joinBy(code)] };
}

test('pages of a family have nothing that axe finds wrong', async ({ page, apps }) => {
  test.slow();
  const { owner, routes } = await family(apps.main);
  await login(page, owner);
  for (const route of routes) {
    await open(page, route);
    await expectAccessible(page, route.split('?')[0] ?? route);
  }
});

for (const language of LANGUAGES) {
  test.describe(`in ${language} on the narrowest phone`, () => {
    test.use({ viewport: { width: NARROW_PX, height: 640 } });

    test(`pages of a family fit 320 px, in the largest text too (${language})`, async ({
      page,
      context,
      apps,
    }) => {
      test.slow();
      const { owner, routes } = await family(apps.main);
      await readAs(context, { language });
      await login(page, owner);
      for (const route of routes) {
        await open(page, route);
        for (const text of ['1', '1.5'] as const) {
          await setTextSize(page, text);
          const what = `${route.split('?')[0]} at ${text}×`;
          await expectNoSidewaysScroll(page, what);
          await expectTapTargets(page, what);
          await expectReadable(page, what);
        }
      }
    });
  });
}
