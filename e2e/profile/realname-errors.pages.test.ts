import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { refusal } from '../support/failures.ts';
import { idCard } from '../support/id-card.ts';
import { person } from '../support/member.ts';
import { expect, loggedIn, test } from '../support/pages/test.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages';
const PROFILE = `${UNI_ID}/userinfo`;
const REAL_NAME = `${PROFILE}/realname-verify/realname-verify`;

test('a real name: the form, and how the face step can end', async ({ page, apps, network, messages }) => {
  const [someone, other] = [await loggedIn(page, apps.main), person(apps.main)];
  await other.register();
  const agreed = AGREEMENT_VERSIONS.realName;
  const taken = { realName: '李秀兰', idCard: idCard(), agreed };
  const passed = await other.account.startRealName(taken);
  await ended(passed, 'pass');
  await other.id.getFrvAuthResult(passed);

  await page.open(REAL_NAME);
  const name = messages.textbox('profile.realname.name');
  const card = messages.textbox('profile.realname.idCard');
  const start = messages.button('profile.realname.start');
  await messages.refuses(start, [name, 'profile.realname.nameEmpty'], [card, 'profile.realname.idCardRule']);
  await messages.refuses(
    start,
    [name, 'profile.realname.nameRule', 'Wang'],
    [card, 'profile.realname.idCardRule', '330106195006120000'],
  );
  await name.fill('王秀兰');
  await card.fill(idCard());
  await start.click();
  await messages.dialog(['account.agreement.askTitle'], 'account.agreement.notYet');
  await page.getByRole('checkbox').check();
  for (const code of [
    'uni-id-frv-fail',
    'agreement-unknown',
    'uni-id-config-field-required',
    'uni-id-realname-verified',
  ] as const) {
    await network.during('account.startRealName', refusal(code, 'zh-Hans'), () => start.click());
    await messages.alert(code);
  }
  await network.during(
    'account.startRealName',
    refusal('uni-id-invalid-realname', 'zh-Hans', 'realName'),
    () => start.click(),
  );
  await messages.at(name, 'uni-id-invalid-realname', '王秀兰');
  await network.during('account.startRealName', refusal('uni-id-invalid-idcard', 'zh-Hans', 'idCard'), () =>
    start.click(),
  );
  await messages.at(card, 'uni-id-invalid-idcard');
  network.fails('account.startRealName', {
    errCode: 0,
    errMsg: '',
    ...{ certifyId: 'of-an-app', url: null },
  });
  await start.click();
  await messages.alert('profile.realname.faceErrors.unsupported');
  network.restore();

  for (const [code, words] of [
    ['10010', 'profile.realname.faceErrors.exception'],
    ['10012', 'profile.realname.faceErrors.network'],
    ['10020', 'profile.realname.faceErrors.deviceTime'],
    ['10099', ['profile.realname.faceErrors.unknown', { code: '10099' }]],
  ] as const) {
    await page.open(`${REAL_NAME}?certifyId=nobody-${code}&code=${code}`);
    await messages.alert('profile.realname.failedTitle', words);
  }
  await page.open(`${REAL_NAME}?certifyId=`);
  await messages.alert('profile.realname.failedTitle', 'profile.realname.faceErrors.noCertifyId');
  const { certifyId } = await someone.account.startRealName({
    realName: '王秀兰',
    idCard: idCard(),
    agreed,
  });
  await page.open(`${REAL_NAME}?certifyId=${certifyId}`);
  await messages.place('profile.realname.processing', 'profile.realname.processingText');
  network.fails('uni-id-co.getFrvAuthResult', 'lost');
  await page.open(`${REAL_NAME}?certifyId=unknown`);
  await messages.alert('profile.realname.unknownYet', 'framework.request.unavailable');
  network.restore();

  await page.open(`${REAL_NAME}`);
  await page.getByRole('checkbox').check();
  await name.fill('李秀兰');
  await card.fill(taken.idCard);
  await start.click();
  await messages.at(card, 'uni-id-idcard-exists', taken.idCard);
  // One has been begun today, and a card that is taken counts as one; five may be.
  for (let time = 0; time < 3; time += 1) {
    await someone.account.startRealName({ realName: '王秀兰', idCard: idCard(), agreed });
  }
  await card.fill(idCard());
  await start.click();
  await messages.alert('uni-id-realname-verify-upper-limit');
  await expect(name).toHaveValue('李秀兰');
});

/** The face step of who has no screen: the provider's page, answered by its form. */
async function ended({ url }: { url: string | null }, action: string): Promise<void> {
  const answer = await fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}
