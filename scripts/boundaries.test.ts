import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  await put({
    'apps/server/package.json': '{"name":"@t/server","exports":{"./testing":"./src/testing/index.ts"}}',
    'packages/contract/package.json': '{"name":"@t/contract","exports":{"./objects/*":"./src/objects/*.ts"}}',
    'packages/contract/src/objects/sponsor.ts':
      "import * as z from 'zod/mini'; export const sponsor = z.object({});",
    'apps/server/src/modules/ledger/ledger.service.ts': 'export const book = 1;',
    'apps/server/src/modules/ledger/ledger.repository.ts':
      "import { sql } from 'kysely'; export const rows = sql;",
    'apps/server/src/modules/sponsor/sponsor.service.ts':
      "import { book } from '../ledger/ledger.service.ts'; import { sponsor } from '@t/contract/objects/sponsor'; export const a = [book, sponsor];",
    'apps/server/src/settings.ts': 'export const port = process.env.PORT;',
    'apps/server/src/clock.ts': 'export const now = () => new Date();',
    'apps/server/src/testing/index.ts': "import pg from 'pg'; export default pg;",
    'apps/web/src/shared/text.ts': 'export const text = 1;',
    'apps/web/src/features/lookup/page.tsx':
      "import { text } from '../../shared/text.ts'; export const page = text;",
    'apps/web/src/features/sponsor/page.tsx': "const page = await import('./form.tsx'); export default page;",
    'apps/web/src/features/sponsor/form.tsx': 'export const form = 1;',
  });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

test('Code that keeps the rules passes', async () => {
  expect(await checkBoundaries(root)).toEqual([]);
});

const SERVER = 'apps/server/src';
const WEB = 'apps/web/src';
const breaches: [rule: string, path: string, text: string][] = [
  ['2', `${WEB}/app/a.ts`, "import '@t/server/testing';"],
  ['2', `${WEB}/app/a.ts`, "import type { A } from '../../../server/src/clock.ts';"],
  ['3', 'packages/ui/src/a.ts', "export { text } from '../../../apps/web/src/shared/text.ts';"],
  ['3', 'packages/contract/src/a.ts', "import { z } from 'zod';"],
  ['3', 'packages/contract/src/a.ts', "import { readFile } from 'node:fs';"],
  ['4', `${WEB}/features/lookup/a.tsx`, "import { form } from '../sponsor/form.tsx';"],
  ['4', `${WEB}/features/lookup/a.tsx`, "const form = () => import('../sponsor/form.tsx');"],
  ['5', `${WEB}/shared/a.ts`, "import { form } from '../features/sponsor/form.tsx';"],
  ['5', `${WEB}/shared/a.ts`, "import '../app/router.tsx';"],
  ['6', `${SERVER}/modules/sponsor/a.ts`, "import { rows } from '../ledger/ledger.repository.ts';"],
  ['7', `${SERVER}/modules/sponsor/sponsor.object.ts`, "import { sql } from 'kysely';"],
  ['7', `${SERVER}/gateway/a.ts`, "import pg from 'pg';"],
  ['7', `${WEB}/app/a.ts`, "import pg from 'pg';"],
  ['8', `${SERVER}/lib/a.ts`, "import { rows } from '../modules/ledger/ledger.repository.ts';"],
  ['8', `${SERVER}/gateway/a.ts`, "import '../modules/sponsor/place-order.ts';"],
  ['8', `${SERVER}/providers/payments/a.ts`, "import type { A } from '../../modules/sponsor/order.ts';"],
  ['9', `${SERVER}/lib/a.ts`, 'export const a = process.env.HOME;'],
  ['9', `${SERVER}/lib/a.ts`, 'export const a = Date.now();'],
  ['9', `${SERVER}/lib/a.ts`, 'export const a = new Date();'],
];

test.each(breaches)('Rule %s bites: %s with %s', async (rule, path, text) => {
  await put({ [path]: text });
  const problems = await checkBoundaries(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${path}: rule ${rule} `));
});

test('Rule 1 bites: a circle of three files is told once, with its way', async () => {
  await put({
    [`${SERVER}/lib/a.ts`]: "import './b.ts';",
    [`${SERVER}/lib/b.ts`]: "import './c.ts';",
    [`${SERVER}/lib/c.ts`]: "import './a.ts'; import type { A } from './b.ts';",
  });
  expect(await checkBoundaries(root)).toEqual([
    `${SERVER}/lib/a.ts: rule 1 no circles: ${SERVER}/lib/a.ts → ${SERVER}/lib/b.ts → ${SERVER}/lib/c.ts`,
  ]);
});

test('A comment that speaks of the time or the environment is no breach', async () => {
  await put({
    [`${SERVER}/lib/a.ts`]: '// never Date.now() or process.env.HOME\nexport const a = new Date(0);',
  });
  expect(await checkBoundaries(root)).toEqual([]);
});
