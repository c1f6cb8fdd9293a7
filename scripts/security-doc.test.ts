import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './lib.ts';
import { checkSecurityDoc } from './security-doc.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  await put(
    'apps/server/src/gateway/wire.test.ts',
    'it(\'is signed\', () => {}); it("is ‘read’", () => {});',
  );
  await put('e2e/login.spec.ts', 'test(`leads back`, () => {});');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
const problemsOf = async (...lines: readonly string[]) => {
  await put('docs/security.md', lines.join('\n'));
  return checkSecurityDoc(root);
};

test('Tests that are there, under their whole titles, pass, wherever they lie', async () => {
  expect(
    await problemsOf(
      '| 1.1.1 gist | how | `gateway/wire.test.ts` › “is signed”, “is ‘read’” |',
      '| 1.1.2 gist | how | `e2e/login.spec.ts` › “leads back”; the rest by review |',
      '| 1.1.3 gist | how | By review: there is no other. |',
      '| 1.1.4 gist | how | Open: too early. |',
      '| 1.1.5 gist | how | Not used: none of it. |',
    ),
  ).toEqual([]);
});

test('A file or a title that is not there is told, and part of a title is none', async () => {
  expect(
    await problemsOf(
      '`gateway/none.test.ts` › “is signed”',
      'and `gateway/wire.test.ts` › “is signed”, “is sig”, “leads back”',
    ),
  ).toEqual([
    'docs/security.md: there is no test file gateway/none.test.ts',
    'docs/security.md: gateway/wire.test.ts has no test “is sig”',
    'docs/security.md: gateway/wire.test.ts has no test “leads back”',
  ]);
});

test('A requirement that neither names a test nor says why is told', async () => {
  expect(
    await problemsOf(
      '| 6.2.1 gist | how | |',
      '| 6.2.2 gist | how | surely |',
      '| 6.2.3 gist | how | Open: |',
    ),
  ).toEqual(
    ['6.2.1', '6.2.2', '6.2.3'].map(
      (number) => `docs/security.md: ${number} names no test and does not say why`,
    ),
  );
});

test('Without the document there is nothing to believe', async () => {
  expect(await checkSecurityDoc(root)).toEqual(['docs/security.md is missing']);
});

test('Our own document keeps to it', async () => {
  expect(await checkSecurityDoc(ROOT)).toEqual([]);
});
