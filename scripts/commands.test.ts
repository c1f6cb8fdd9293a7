import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './lib.ts';

const OFFICE = 'apps/server/src/office/office.ts';

test.each([
  ['scripts/start.ts', ['--port', '8080'], 'npm start'],
  ['scripts/dev.ts', ['now'], 'npm run dev'],
  ['scripts/seed.ts', ['100'], 'npm run seed'],
  ['scripts/config.ts', [], 'npm run config -- set <key> <value>'],
  ['scripts/config.ts', ['set', 'buyclosed'], 'npm run config -- set <key> <value>'],
  ['scripts/config.ts', ['set', 'buyclosed', 'perhaps'], 'not a value for buyclosed'],
  ['scripts/config.ts', ['reset', 'nothing'], 'no such entry: nothing'],
  ['scripts/backup.ts', ['a', 'b'], 'npm run backup'],
  ['scripts/restore.ts', [], 'npm run restore FILE'],
  ['scripts/import-users.ts', [], 'npm run import-users -- <file>'],
  [OFFICE, [], 'npm run office -- [--as NAME]'],
  [OFFICE, ['order'], 'npm run office -- [--as NAME]'],
  [OFFICE, ['order', 'refund', 'YG-1'], 'npm run office -- order refund <sponsor number> <reason>'],
  [OFFICE, ['order', 'refund', 'YG-1', ' '], 'npm run office -- order refund <sponsor number> <reason>'],
  [OFFICE, ['batch', 'open'], 'npm run office -- batch open <bookId>'],
  [OFFICE, ['batch', 'list', '--nonsense'], '--nonsense'],
] as const)(
  '%s %j is answered by how the command is written, with code 2 and no trace, and touches nothing',
  async (script, words, usage) => {
    const DATA_DIR = join(await mkdtemp(join(tmpdir(), 'yuanguang-test-')), 'data');
    const { code, output } = await run(process.execPath, [script, ...words], { env: { DATA_DIR } });
    expect([code, output]).toEqual([2, expect.stringContaining(usage)]);
    expect(output).not.toMatch(/\n\s+at /);
    expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
  },
);

test.each(['scripts/seed.ts', 'scripts/dev.ts', 'scripts/config.ts', OFFICE])(
  '%s tells wrong settings in a list, without a trace',
  async (script) => {
    const words = script === OFFICE ? ['batch', 'list'] : script.endsWith('config.ts') ? ['show'] : [];
    const { code, output } = await run(process.execPath, [script, ...words], {
      env: { DATA_KEY: 'x', PORT: 'y' },
    });
    expect([code, output]).toEqual([1, expect.stringMatching(/- PORT: .*\n\s+- DATA_KEY: /)]);
    expect(output).not.toMatch(/\n\s+at /);
  },
);

test.each([
  ['scripts/config.ts', ['show']],
  [OFFICE, ['batch', 'list']],
] as const)('%s tells that the database does not answer, with code 1 and no trace', async (script, words) => {
  const { code, output } = await run(process.execPath, [script, ...words], {
    env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
  });
  expect([code, output]).toEqual([1, expect.stringMatching(/^The database does not answer: .*\n$/)]);
});
