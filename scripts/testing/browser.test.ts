import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser } from '../../e2e/support/browser.ts';

let folder: string;
let installed: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  installed = join(folder, 'chromium');
  await writeFile(installed, '');
  await chmod(installed, 0o755);
  vi.stubEnv('PATH', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('The browser of the machine is taken when none is named', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(await findBrowser()).toMatchObject({ executablePath: installed });
});

it('CHROMIUM_PATH names the browser, which must be there', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findBrowser()).toMatchObject({ executablePath: process.execPath });
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'none'));
  await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH: there is no program at');
});

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'CHROMIUM_PATH=shipped takes the one of the npm package, whatever the machine has',
  async () => {
    vi.stubEnv('CHROMIUM_PATH', 'shipped');
    expect((await findBrowser()).executablePath).toMatch(/yuanguang-chromium-.+chromium$/);
  },
);
