import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { PHONE } from './support/screens.ts';

const launch = await findBrowser();

/** The journeys: one real app for the run, a fresh browser context for each test, two at a time. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 40_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    ...PHONE,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Still pictures, and no second way for files to come: the tests about offline use switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: launch,
  },
});
