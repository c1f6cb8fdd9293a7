import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { testFonts } from './fonts.ts';
import { unpackedChromium } from './unpacked-chromium.ts';

/** What journeys, gallery and benches need of Playwright's launch options. */
export type BrowserLaunch = Required<Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>>;

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Nothing speaks to the outside while pages are watched or measured, and pictures are the same everywhere. */
const ARGS = [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--font-render-hinting=none',
];

/** As the value of CHROMIUM_PATH: the browser in an npm package of this project, whatever else the machine has. */
export const SHIPPED = 'shipped';

/**
 * Finds a Chromium, in this order: CHROMIUM_PATH (a program, or `shipped`), the system's, the one Playwright has
 * downloaded, and the one in an npm package of this project (unpacked once into the temporary folder), so that a bare
 * machine has one too.
 * @param wanted what to take instead of CHROMIUM_PATH
 * @throws Error when CHROMIUM_PATH names no program, or the platform has no browser of any kind.
 */
export async function findBrowser(wanted = process.env.CHROMIUM_PATH): Promise<BrowserLaunch> {
  const root = process.getuid?.() === 0;
  // Chromium refuses its own sandbox as root; an ordinary user keeps it where the system's browser is used.
  const args = root ? [...ARGS, '--no-sandbox'] : ARGS;
  const given = wanted?.trim();
  if (given && given !== SHIPPED) {
    if (!runnable(given)) throw new Error(`CHROMIUM_PATH: there is no program at ${given}`);
    return { executablePath: given, args, env: environment() };
  }
  const installed = given ? undefined : (onPath(SYSTEM_NAMES) ?? [chromium.executablePath()].find(runnable));
  if (installed) return { executablePath: installed, args, env: environment() };
  const { executablePath, env } = await unpackedChromium();
  // The packaged browser brings no sandbox helper of its own.
  return { executablePath, args: [...ARGS, '--no-sandbox'], env: { ...environment(), ...env } };
}

/** Whether it is the browser of the npm package: a shell without notifications. */
export const isShell = ({ executablePath }: BrowserLaunch): boolean =>
  /yuanguang-chromium-/.test(executablePath);

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runnable);
}

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function environment(): Record<string, string> {
  const entries = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] != null);
  // In a locale without UTF-8 Chromium cannot write our file names and keeps each file as "download".
  return { ...Object.fromEntries(entries), LC_ALL: 'C.UTF-8', ...testFonts() };
}
