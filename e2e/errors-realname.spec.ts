import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { refusal } from './support/faulty-line.ts';
import { idCard } from './support/id-card.ts';
import { loggedIn, person } from './support/member.ts';
import { expect, open, test } from './support/refusals.ts';
import { REFUSED_IN } from './support/refused-in.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages';
const OWN = `${UNI_ID}/userinfo`;
const REAL_NAME = `${OWN}/realname-verify/realname-verify`;

test.describe.configure({ timeout: 120_000 });

for (const language of REFUSED_IN) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a real name: the form, and how the face step can end', async ({ page, apps, line, said }) => {
      const [someone, other] = [await loggedIn(page, apps.main), person(apps.main)];
      await other.register();
      const agreed = AGREEMENT_VERSIONS.realName;
      const taken = { realName: '李秀兰', idCard: idCard(), agreed };
      const passed = await other.account.startRealName(taken);
      await ended(passed, 'pass');
      await other.id.getFrvAuthResult(passed);

      await open(page, REAL_NAME);
      const name = said.textbox('profile.realname.name');
      const card = said.textbox('profile.realname.idCard');
      const start = said.button('profile.realname.start');
      await said.refuses(start, [name, 'profile.realname.nameEmpty'], [card, 'profile.realname.idCardRule']);
      await said.refuses(
        start,
        [name, 'profile.realname.nameRule', 'Wang'],
        [card, 'profile.realname.idCardRule', '330106195006120000'],
      );
      await name.fill('王秀兰');
      await card.fill(idCard());
      await start.click();
      await said.dialog(['account.agreement.askTitle'], 'account.agreement.notYet');
      await page.getByRole('checkbox').check({ force: true });
      for (const code of [
        'uni-id-frv-fail',
        'agreement-unknown',
        'uni-id-config-field-required',
        'uni-id-realname-verified',
      ] as const) {
        line.fails('account.startRealName', refusal(code, language));
        await start.click();
        await said.alert(code);
      }
      line.fails('account.startRealName', refusal('uni-id-invalid-realname', language, 'realName'));
      await start.click();
      await said.at(name, 'uni-id-invalid-realname', '王秀兰');
      line.fails('account.startRealName', refusal('uni-id-invalid-idcard', language, 'idCard'));
      await start.click();
      await said.at(card, 'uni-id-invalid-idcard');
      line.fails('account.startRealName', {
        errCode: 0,
        errMsg: '',
        ...{ certifyId: 'of-an-app', url: null },
      });
      await start.click();
      await said.alert('profile.realname.fault.unsupported');
      line.mends();

      for (const [press, words] of [
        ['interrupt', 'profile.realname.fault.interrupted'],
        ['fail', 'uni-id-frv-fail'],
      ] as const) {
        if (press === 'fail') {
          await said.button('profile.realname.again').click();
          await name.fill('王秀兰');
          await card.fill(idCard());
          await page.getByRole('checkbox').check({ force: true });
        }
        await start.click();
        await page.waitForURL(/\/realname\/simulated\//);
        await page.locator(`button[value="${press}"]`).click();
        await said.alert('profile.realname.failedTitle', words);
      }
      for (const [code, words] of [
        ['10010', 'profile.realname.fault.exception'],
        ['10012', 'profile.realname.fault.network'],
        ['10020', 'profile.realname.fault.deviceTime'],
        ['10099', ['profile.realname.fault.unknown', { code: '10099' }]],
      ] as const) {
        await open(page, `${REAL_NAME}?certifyId=nobody-${code}&code=${code}`);
        await said.alert('profile.realname.failedTitle', words);
      }
      await open(page, `${REAL_NAME}?certifyId=`);
      await said.alert('profile.realname.failedTitle', 'profile.realname.fault.noCertifyId');
      const { certifyId } = await someone.account.startRealName({
        realName: '王秀兰',
        idCard: idCard(),
        agreed,
      });
      await page.goto(`#${REAL_NAME}?certifyId=${certifyId}`);
      await said.place('profile.realname.processing', 'profile.realname.processingText');
      line.fails('uni-id-co.getFrvAuthResult', 'lost');
      await page.goto(`#${REAL_NAME}?certifyId=unknown`);
      await said.alert('profile.realname.unknownYet', 'framework.request.unavailable');
      line.mends();

      await page.goto(`#${REAL_NAME}`);
      await page.getByRole('checkbox').check({ force: true });
      await name.fill('李秀兰');
      await card.fill(taken.idCard);
      await start.click();
      await said.at(card, 'uni-id-idcard-exists', taken.idCard);
      // Three have been begun today; five may be.
      for (let time = 0; time < 2; time += 1) {
        await someone.account.startRealName({ realName: '王秀兰', idCard: idCard(), agreed });
      }
      await card.fill(idCard());
      await start.click();
      await said.alert('uni-id-realname-verify-upper-limit');
      await expect(name).toHaveValue('李秀兰');
    });
  });
}

/** The face step of who has no screen: the provider's page, answered by its form. */
async function ended({ url }: { url: string | null }, action: string): Promise<void> {
  const answer = await fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}
