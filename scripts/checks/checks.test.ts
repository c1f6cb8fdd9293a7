import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../packages/contract/src/languages.ts';
import { checkDocs } from './docs.ts';
import { icuArguments } from './icu-arguments.ts';
import { completeLock, lockGaps } from './lockfile.ts';
import { checkMessages } from './messages.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

describe('ICU messages', () => {
  test('Arguments are found in plurals and selects, but not words of their branches', () => {
    expect(icuArguments('{n, plural, one {# copy for {name}} other {copies}} {place}')).toEqual([
      'n',
      'name',
      'place',
    ]);
    expect(icuArguments("it''s '{quoted}' <b>bold</b>")).toEqual(['<b>']);
    expect(icuArguments('{day, date, ::yyyyMMdd}')).toEqual(['day']);
  });

  test('Braces that do not match are refused', () => {
    for (const wrong of ['{name', 'name}', '{n, plural, other {#}', '{}']) {
      expect(() => icuArguments(wrong), wrong).toThrow(SyntaxError);
    }
  });
});

describe('Messages in five languages', () => {
  const folder = 'apps/web/src/features/sponsor/messages';
  beforeEach(async () => {
    for (const language of LANGUAGES) {
      await put(`${folder}/${language}.json`, JSON.stringify({ title: 't', form: { copies: '{n} x' } }));
    }
  });

  test('Whole messages pass', async () => {
    expect(await checkMessages(root, ['apps'])).toEqual([]);
  });

  test('A language, a key, an argument or a text that is missing is told', async () => {
    await rm(join(root, folder, 'th.json'));
    await put(`${folder}/ja.json`, JSON.stringify({ title: ' ', form: { copies: '{m} x' } }));
    await put(`${folder}/en.json`, JSON.stringify({ title: 't', extra: 'x', form: {} }));
    expect(await checkMessages(root, ['apps'])).toEqual(
      [
        'th.json is missing',
        'en lacks form.copies',
        'zh-Hans lacks extra of en',
        'ja title is empty',
        'ja form.copies has (m) instead of (n)',
      ].map((problem) => `${folder}: ${problem}`),
    );
  });
});

describe('Documents', () => {
  test('Commands, paths and links that are not there are told', async () => {
    await put('package.json', JSON.stringify({ scripts: { start: '', check: '' } }));
    await put('docs/here.md', '');
    await put(
      'README.md',
      '`npm start`, `npm run check`, `docs/here.md`, [here](docs/here.md), [there](https://x.example)',
    );
    expect(await checkDocs(root)).toEqual([]);
    await put('docs/wrong.md', '`npm run fly`, `npm test`, `scripts/none.ts`, [gone](gone.md#part)');
    expect(await checkDocs(root)).toEqual([
      'docs/wrong.md: there is no `npm run fly`',
      'docs/wrong.md: there is no `npm test`',
      'docs/wrong.md: there is no scripts/none.ts',
      'docs/wrong.md: the link gone.md leads nowhere',
    ]);
  });
});

describe('The lock', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { 'a-linux-x64': '2.0.0', 'a-win32-arm64': '2.0.0' },
      },
      'node_modules/a-linux-x64': { version: '2.0.0' },
      'node_modules/a/node_modules/b': {
        version: '1.0.0',
        optionalDependencies: { c: '^1.0.0', '@b/linux-x64-musl': '1.0.0' },
      },
      'node_modules/a/node_modules/c': { version: '1.0.0' },
    },
  };

  test('Programs for other systems that it lacks are found, and filled in with their system', () => {
    expect(lockGaps(lock).map(({ name }) => name)).toEqual(['a-win32-arm64', '@b/linux-x64-musl']);
    const whole = completeLock(lock);
    expect(lockGaps(whole)).toEqual([]);
    expect(whole.packages['node_modules/a-win32-arm64']).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['win32'],
      cpu: ['arm64'],
    });
    expect(whole.packages['node_modules/@b/linux-x64-musl']).toMatchObject({ os: ['linux'], libc: ['musl'] });
  });
});
