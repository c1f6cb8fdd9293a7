import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, setTextSize } from '../support/layout.ts';
import { NARROW_PX } from '../support/screens.ts';
import { office } from '../support/served-apps.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
/** Batches of this book are opened by no other journey. */
const BOOK = 'ksitigarbha-sutra';
const CAPTION = '师傅正在校对经版';

const steps = (page: Page) =>
  page.getByRole('list', { name: say('sponsor.result.way') }).getByRole('listitem');
const photoOf = (page: Page, step: 'batched' | 'printing') =>
  page.getByRole('img', { name: say('sponsor.result.photoAlt', { step: say(`sponsor.step.${step}`) }) });

test('each step of a book’s way is a picture, and under it stands the photograph that the office put there', async ({
  page,
  apps,
}) => {
  const { orderToken } = await visitor(apps.main).placePaid({ bookId: BOOK });
  const file = join(import.meta.dirname, '../../apps/web/public/icon-512.png');
  const [said = ''] = await office(apps, 'batch', 'open', BOOK);
  const number = /\d{4}-\d{3}/.exec(said)?.[0] ?? '';
  await office(apps, 'batch', 'photo', number, 'batched', file, '2026-03-01');
  await office(apps, 'batch', 'caption', number, 'batched', 'zh-Hans', CAPTION);
  await office(apps, 'batch', 'photo', number, 'printing', file);

  await open(page, `/result?token=${orderToken}`);
  await expect(steps(page)).toHaveText([/款项收讫/, /编入批次/, /付印/, /圆满/]);
  await expect(steps(page).locator('svg > *:first-child')).toHaveCount(4);
  await expect(steps(page).nth(1)).toHaveAttribute('aria-current', 'step');
  const photo = photoOf(page, 'batched');
  // Its place is kept before it is there.
  await expect(photo).toHaveAttribute('width', '512');
  await expect(photo).toHaveAttribute('height', '512');
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await expect(steps(page).nth(1)).toContainText(CAPTION);
  await expect(steps(page).nth(1)).toContainText('2026年3月1日');
  // The press is not running yet.
  await expect(photoOf(page, 'printing')).toHaveCount(0);
  await expectAccessible(page, 'the way with a photograph');
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  for (const text of ['1', '1.5'] as const) {
    await setTextSize(page, text);
    await expectNoSidewaysScroll(page, `the way at ${text}×`);
  }

  await office(apps, 'batch', 'close', number);
  await office(apps, 'batch', 'print', number);
  await page.reload();
  await expect(steps(page).nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(photoOf(page, 'printing')).toBeAttached();
  await office(apps, 'batch', 'photo-remove', number, 'printing');
  await page.reload();
  await expect(photoOf(page, 'batched')).toBeAttached();
  await expect(photoOf(page, 'printing')).toHaveCount(0);
});
