import { expect, test } from '../support/refusals.ts';

test('a page whose code or answer takes too long', async ({ page, network, messages }) => {
  await page.clock.install();
  await page.route('**/assets/temple-about*', () => undefined);
  await page.goto('#/about');
  await messages.place('shell.page.loading');
  await page.clock.fastForward('01:01');
  await messages.alert('shell.page.loadFailed', 'shell.page.loadFailedHint');
  network.fails('sponsor.donors', 'hangs');
  await page.goto('#/donated');
  await expect(page.getByRole('status', { name: messages.text('sponsor.donated.loading') })).toBeVisible();
  await page.clock.fastForward('01:01');
  await messages.alert('sponsor.donated.failed', 'framework.request.timeout');
  network.restore();
  await messages.again('sponsor.donated.failed', 'sponsor.entry.retry');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
