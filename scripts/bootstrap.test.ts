import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './lib.ts';

const run = promisify(execFile);
let project = '';

/** A project with one package, and a program in npm's place that writes what the lock says and counts its runs. */
const NPM = `const fs = require('node:fs');
fs.appendFileSync('runs', 'x');
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
fs.mkdirSync('node_modules/.bin', { recursive: true });
fs.writeFileSync('node_modules/.bin/node', '');
process.exit(fs.existsSync('broken') ? 7 : 0);`;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  await mkdir(join(project, 'scripts'));
  await cp(join(ROOT, 'scripts/bootstrap.mjs'), join(project, 'scripts/bootstrap.mjs'));
  await writeFile(join(project, 'npm.js'), NPM);
  await lock('1.0.0');
});
afterEach(() => rm(project, { recursive: true, force: true }));

async function lock(version: string): Promise<void> {
  const packages = {
    '': {},
    'node_modules/a': { version },
    'node_modules/a-win32': { version, optional: true },
  };
  await writeFile(join(project, 'package-lock.json'), JSON.stringify({ packages }));
}

async function bootstrap(): Promise<{ stdout: string; stderr: string }> {
  return run(process.execPath, ['scripts/bootstrap.mjs'], {
    cwd: project,
    env: { PATH: process.env.PATH, npm_execpath: join(project, 'npm.js') },
  });
}

const runs = async () => (await readFile(join(project, 'runs'), 'utf8').catch(() => '')).length;

test('What is missing is installed once, and again only when the lock changes', async () => {
  expect((await bootstrap()).stdout).toContain('Installing what is missing');
  expect(await bootstrap()).toEqual({ stdout: '', stderr: '' });
  expect(await runs()).toBe(1);
  await lock('1.0.1');
  await bootstrap();
  expect(await runs()).toBe(2);
});

test('Starts at the same time install once; the others wait', async () => {
  await Promise.all([bootstrap(), bootstrap(), bootstrap()]);
  expect(await runs()).toBe(1);
});

test('A lock of an install that was killed is taken over', async () => {
  await mkdir(join(project, '.cache'));
  await writeFile(join(project, '.cache/install.lock'), '4194305');
  await bootstrap();
  expect(await runs()).toBe(1);
});

test('Packages that npm itself installed from this lock are accepted as they are', async () => {
  await mkdir(join(project, 'node_modules/.bin'), { recursive: true });
  await writeFile(join(project, 'node_modules/.bin/node'), '');
  const listed = { packages: { 'node_modules/a': { version: '1.0.0' } } };
  await writeFile(join(project, 'node_modules/.package-lock.json'), JSON.stringify(listed));
  await bootstrap();
  expect(await runs()).toBe(0);
  await lock('2.0.0');
  await bootstrap();
  expect(await runs()).toBe(1);
});

test('An install that fails is told, with npm’s code, and tried again next time', async () => {
  await writeFile(join(project, 'broken'), '');
  await expect(bootstrap()).rejects.toMatchObject({
    code: 7,
    stderr: expect.stringContaining('could not be installed'),
  });
  await rm(join(project, 'broken'));
  await rm(join(project, 'node_modules'), { recursive: true });
  await bootstrap();
  expect(await runs()).toBe(2);
});

test('A Node that is too old is told in a sentence', async () => {
  const path = join(project, 'scripts/bootstrap.mjs');
  await writeFile(path, (await readFile(path, 'utf8')).replace('[20, 19]', '[99, 0]'));
  await expect(bootstrap()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('needs Node 99.0 or newer'),
  });
  expect(await runs()).toBe(0);
});
