import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saltedHash } from '../apps/server/src/modules/account/import/export.testing.ts';
import { makeTestDatabase } from '../apps/server/src/testing/database.ts';
import { startTestServer, type TestServer } from '../apps/server/src/testing/server.ts';
import { quietCloud } from '../packages/cloud/src/testing.ts';
import { WEB_APP_ID } from '../packages/contract/src/constants.ts';
import type { uniIdCo } from '../packages/contract/src/objects/uni-id-co.ts';
import { run } from './lib.ts';

const APP = '__UNI__5A3C0D1';
let server: TestServer;
let file: string;
beforeAll(async () => {
  const databaseUrl = await makeTestDatabase();
  server = await startTestServer({ databaseUrl, background: false, settings: { APP_IDS: APP } });
  file = join(await mkdtemp(join(tmpdir(), 'yuanguang-test-')), 'uni-id-users.json');
  const person = (number: number, mobile: string) => ({
    _id: `60c3ab7b60d2f5000100000${number}`,
    mobile,
    mobile_confirmed: 1,
    password: saltedHash('123456'),
    dcloud_appid: [APP],
  });
  const documents = [
    person(1, '13800138000'),
    person(2, '13800138000'),
    { ...person(3, '13900139000'), status: 7 },
  ];
  await writeFile(file, documents.map((document) => JSON.stringify(document)).join('\n'));
});
afterAll(() => server.close());

function importUsers(...args: string[]) {
  const { DATA_KEY = '', DATA_DIR, CLOUD_CLIENT_SECRET = '' } = server.deps.settings;
  const env = {
    DATABASE_URL: server.databaseUrl,
    DATA_KEY,
    DATA_DIR,
    CLOUD_CLIENT_SECRET,
    APP_IDS: APP,
    LOG_LEVEL: 'silent',
  };
  return run(process.execPath, ['scripts/import-users.ts', ...args], { env });
}
const login = () =>
  quietCloud({
    endpoint: server.url,
    spaceId: server.deps.settings.CLOUD_SPACE_ID,
    clientSecret: server.deps.keys.clientSecret,
    clientInfo: () => ({ appId: WEB_APP_ID, uniPlatform: 'web', deviceId: 'd', locale: 'zh-Hans' }),
  })
    .object<typeof uniIdCo>('uni-id-co')
    .login({ mobile: '13800138000', password: '123456' });

test('Wrong arguments are answered by a line on how to use the command, without a trace', async () => {
  for (const args of [[], ['a', 'b'], ['a', '--wet-run']]) {
    const { code, output } = await importUsers(...args);
    expect([code, output]).toEqual([2, expect.stringContaining('npm run import-users -- <file>')]);
    expect(output).not.toMatch(/\n\s+at /);
  }
  const missing = await importUsers('/nowhere/users.json');
  expect([missing.code, missing.output]).toEqual([
    1,
    expect.stringMatching(/^The export cannot be read: .*\n$/),
  ]);
});

test('Accounts are brought beside the running server: dry first, then in earnest, then not again', async () => {
  const dry = await importUsers(file, '--dry-run');
  expect([dry.code, dry.output]).toEqual([3, expect.stringContaining('3 documents: 1 would be imported')]);
  await expect(login()).rejects.toMatchObject({ code: 'uni-id-account-not-exists' });

  const report = `${file}.refused`;
  const first = await importUsers(file, '--report', report);
  expect([first.code, first.output]).toEqual([
    3,
    expect.stringContaining('1 imported, 0 were here already, 2 refused'),
  ]);
  expect(first.output).toContain('1 refused, mobile-taken: another account has this number already');
  expect(first.output).not.toMatch(/1380013|60c3ab7b/);
  const lines = (await readFile(report, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      document: 2,
      id: '60c3ab7b60d2f50001000002',
      outcome: 'refused',
      refused: [{ code: 'mobile-taken', detail: '138****8000' }],
    },
    {
      document: 3,
      id: '60c3ab7b60d2f50001000003',
      outcome: 'refused',
      refused: [{ code: 'status-unknown', detail: '7' }],
    },
  ]);
  if (process.platform !== 'win32') expect((await stat(report)).mode & 0o777).toBe(0o600);
  expect(await login()).toMatchObject({ uid: '60c3ab7b60d2f50001000001' });

  const again = await importUsers(file);
  expect(again.output).toContain('0 imported, 1 were here already, 2 refused');
});
