import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { refusal } from '../support/failures.ts';
import { expect, open, test } from '../support/refusals.ts';
import { sponsoring } from '../support/sponsoring.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const PICTURE = join(import.meta.dirname, '../../apps/web/public/icon-192.png');
const RETRY = 'sponsor.entry.retry';
const AREAS = '**/assets/*.js';
const say = words('zh-Hans');

test('a refusal of a whole form comes into sight', async ({ page, apps, network, messages }) => {
  const { orderToken } = await visitor(apps.main).place();
  await open(page, `/result?token=${orderToken}`);
  await messages.button('sponsor.amend.open').click();
  network.fails('sponsor.amend', refusal('order-not-amendable', 'zh-Hans'));
  await messages.button('sponsor.amend.save').click();
  await messages.alert('order-not-amendable');
  await expect(page.getByText(messages.text('order-not-amendable'))).toBeInViewport();
});

test('a certificate that does not come', async ({ page, problems, apps, messages }) => {
  problems.expect(/certificate\.(png|webp)|ERR_FAILED/);
  const { orderToken } = await visitor(apps.main, 'zh-Hans').placePaid({
    name: randomBytes(4).toString('hex'),
  });
  let comes = false;
  // Here any picture will do.
  await page.route('**/certificate.*', (route) =>
    comes ? route.fulfill({ path: PICTURE }) : route.abort('failed'),
  );
  await open(page, `/result?token=${orderToken}`);
  await messages.alert('sponsor.result.certificateFailed');
  comes = true;
  await messages.again('sponsor.result.certificateFailed', RETRY);
  const picture = page.locator('main figure img');
  await expect(picture).toHaveJSProperty('complete', true);
  comes = false;
  await messages.button('sponsor.result.save').click();
  await messages.toast('sponsor.result.saveFailed');
});

test('a certificate that comes later, by itself', async ({ page, apps }) => {
  const { orderToken } = await visitor(apps.main, 'zh-Hans').placePaid({
    name: randomBytes(4).toString('hex'),
  });
  let refusals = 0;
  let comes = false;
  await page.route('**/certificate.*', (route) => {
    if (comes) return route.fulfill({ path: PICTURE });
    refusals += 1;
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { error: 'later' } });
  });
  await open(page, `/result?token=${orderToken}`);
  const waiting = page.getByRole('status').filter({ hasText: say('sponsor.result.certificateLater') });
  await expect(waiting).toBeVisible();
  await expect.poll(() => refusals, { timeout: 20_000 }).toBeGreaterThan(4);
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  comes = true;
  await expect(page.locator('main figure img')).toBeVisible({ timeout: 20_000 });
  await expect(waiting).toHaveCount(0);
});

test('too many visitors at once: it is said, and the page comes by itself', async ({ page }) => {
  const refused = { success: false, error: { code: 'Throttling.Api', message: 'too many requests' } };
  let refusals = 0;
  await page.route('**/client', (route) => {
    if (refusals >= 4) return route.fallback();
    refusals += 1;
    return route.fulfill({ status: 200, headers: { 'retry-after': '1' }, json: refused });
  });
  await page.goto('#/');
  const told = page.getByText(say('framework.request.busy'));
  await expect(told).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(say('sponsor.entry.loadFailed'))).toHaveCount(0);
  await expect(sponsoring(page, say).name()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(say('sponsor.entry.loadFailed'))).toHaveCount(0);
});

test('parts of the entry page that do not come', async ({ page, problems, network, messages }) => {
  problems.expect(/sponsor-form-|areas|dynamically imported module|ERR_FAILED/);
  const form = sponsoring(page, say);
  network.fails('sponsor.books', 'lost');
  await page.route('**/assets/sponsor-form-*.js', (route) => route.abort('failed'));
  await open(page, '/');
  await messages.alert('sponsor.entry.loadFailed', 'sponsor.entry.loadFailedHint');
  network.restore();
  await messages.again('sponsor.entry.loadFailed', RETRY);
  await messages.alert('sponsor.form.loadFailed', 'sponsor.entry.loadFailedHint');
  await page.unroute('**/assets/sponsor-form-*.js');
  // A browser keeps in mind that code did not come: the page has to be opened anew for it.
  await messages.again('sponsor.form.loadFailed', RETRY);
  await form.name().fill('陈静慧');
  await page.route(AREAS, (route) => route.abort('failed'));
  await form.check('sponsor.form.gift').check({ force: true });
  await messages.alert('sponsor.form.areaFailed');
  await page.unroute(AREAS);
  await messages.again('sponsor.form.areaFailed', RETRY);
  await expect(messages.field('sponsor.form.province')).toBeVisible();
  await expect(form.name()).toHaveValue('陈静慧');
});
