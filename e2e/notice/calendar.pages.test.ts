import { NETWORK_FAILURES } from '../support/failures.ts';
import { expect, loggedIn, test } from '../support/pages/test.ts';

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.assign(navigator, { clipboard: { writeText } });

test('the address of a calendar: made, copied, made anew and ended, each of which may fail', async ({
  page,
  apps,
  network,
  messages,
}) => {
  await loggedIn(page, apps.main);
  await page.open('/noticesettings');
  const create = messages.button('notice.calendar.create');
  for (const [failure, words] of NETWORK_FAILURES) {
    await network.during('notice.createFeed', failure, () => create.click());
    await messages.alert(`framework.request.${words}`);
  }
  network.restore();
  await create.click();
  await messages.toast('notice.calendar.made');
  await messages.place('notice.calendar.once', 'notice.calendar.secret');
  const told = page.locator('main bdi');
  const first = (await told.one()).textContent ?? '';
  expect(first).toMatch(/^https?:\/\/.*\/feeds\/[\w-]{22}\.ics$/);
  await expect(page.getByRole('link', { name: messages.text('notice.calendar.open') })).toHaveAttribute(
    'href',
    first.replace(/^https?/, 'webcal'),
  );

  const copy = messages.button('notice.calendar.copy');
  clipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await copy.click();
  await messages.toast('framework.clipboard.copyFailed');
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  await copy.click();
  await messages.toast('framework.clipboard.copied');
  expect(copied).toEqual([first]);

  const renew = messages.button('notice.calendar.renew');
  await renew.first().click();
  await messages.dialog(['notice.calendar.renewTitle', 'notice.calendar.renewText'], 'notice.calendar.keep');
  await expect(told).toHaveText(first);

  // Told once: who comes back finds that there is one, and not which.
  await page.reload();
  await messages.place('notice.calendar.there');
  await expect(told).toHaveCount(0);
  const revoke = messages.button('notice.calendar.revoke');
  for (const [failure, words] of NETWORK_FAILURES) {
    await revoke.first().click();
    await network.during('notice.revokeFeed', failure, () =>
      messages.dialog(
        ['notice.calendar.revokeTitle', 'notice.calendar.revokeText'],
        'notice.calendar.revoke',
      ),
    );
    await messages.alert(`framework.request.${words}`);
    await messages.place('notice.calendar.there');
  }
  network.restore();
  await revoke.first().click();
  await messages.dialog(['notice.calendar.revokeTitle'], 'notice.calendar.revoke');
  await messages.toast('notice.calendar.revoked');
  await expect(create).toBeVisible();
  await expect(revoke).toHaveCount(0);
});
