import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, SHIPPED } from '../../e2e/support/browser.ts';
import { type ServedApp, startApps } from '../../e2e/support/served-apps.ts';

/** The same browser on every machine: another one is slower or faster by a third. */
const PINNED = process.platform === 'linux' && process.arch === 'x64' ? SHIPPED : undefined;

/** Measures the production build through the real server, in a browser that is told `more` on its command line. */
export async function withBuild<Result>(
  measure: (browser: Browser, app: ServedApp) => Promise<Result>,
  more: readonly string[] = [],
): Promise<Result> {
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
  });
  const apps = await startApps();
  const found = await findBrowser(process.env.CHROMIUM_PATH ?? PINNED);
  const browser = await chromium.launch({ ...found, args: [...found.args, ...more] });
  try {
    return await measure(browser, apps.main);
  } finally {
    await browser.close();
    await apps.close();
  }
}
