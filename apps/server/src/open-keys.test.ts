import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataKey, serverGround } from './open-keys.testing.ts';
import { leaveSealedData } from './sealed-data.testing.ts';

const RIGHT = dataKey('k1', 1);
const WRONG = dataKey('k1', 2);
const byFile = { DATA_KEY: '' };

const ground = serverGround();
const { start } = ground;
const known = async () =>
  (await ground.database.pool.query('select id, root from data_keys order by first_used_at, id')).rows;

test('A start without the data key of its database refuses, says what to do, and makes no key', async () => {
  expect(await start(byFile)).toBe('');
  const kept = await readFile(join(ground.folder, 'keys', 'data-key'), 'utf8');
  await rm(join(ground.folder, 'keys', 'data-key'));

  const said = await start(byFile);
  expect(said).toContain(`${join(ground.folder, 'keys', 'data-key')} is not there`);
  expect(said).toContain('Put the key back');
  expect(await readdir(join(ground.folder, 'keys'))).not.toContain('data-key');

  await writeFile(join(ground.folder, 'keys', 'data-key'), kept);
  expect(await start(byFile)).toBe('');
  expect(await start({ DATA_KEY: kept.trim() })).toBe('');
});

test('Another key of the same id is refused by its fingerprint, whether set or in the file, and nothing is written', async () => {
  expect(await start({ DATA_KEY: RIGHT })).toBe('');
  const before = (await ground.database.pool.query('select * from data_keys')).rows;
  for (const settings of [{ DATA_KEY: WRONG }, { DATA_KEY: `${dataKey('k2', 3)},${WRONG}` }]) {
    const said = await start(settings);
    expect(said).toContain(`the data key k1 is another one`);
    expect(said).toContain(before[0].fingerprint);
    for (const secret of [RIGHT, WRONG]) expect(said).not.toContain(secret.slice(3));
  }
  await start({ ...byFile, DATA_DIR: await folderWithKey(WRONG) }).then((said) =>
    expect(said).toContain('the data key k1 is another one'),
  );
  expect((await ground.database.pool.query('select * from data_keys')).rows).toEqual(before);
});

test('A new key in front is taken in; from then on none may be missing, and the first stays last', async () => {
  const [k1, k2, k3] = [RIGHT, dataKey('k2', 2), dataKey('k3', 3)];
  expect(await start({ DATA_KEY: k1 })).toBe('');
  expect(await start({ DATA_KEY: `${k2},${k1}` })).toBe('');
  expect(await start({ DATA_KEY: `${k3},${k2},${k1}` })).toBe('');
  expect(await known()).toEqual([
    { id: 'k1', root: true },
    { id: 'k2', root: false },
    { id: 'k3', root: false },
  ]);
  expect(await start({ DATA_KEY: `${k3},${k1}` })).toContain('the data key k2 (fingerprint ');
  expect(await start({ DATA_KEY: k1 })).toMatch(/k2 \(fingerprint .*\n.*k3 \(fingerprint /);
  expect(await start({ DATA_KEY: `${k3},${k1},${k2}` })).toContain('the last key must be k1');
  expect(await start({ DATA_KEY: `${k2},${k3},${k1}` })).toBe('');
});

test('Servers that start together on a new database agree on its key', async () => {
  expect(await Promise.all([start(byFile), start(byFile), start(byFile)])).toEqual(['', '', '']);
  const other = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  expect(await start({ ...byFile, DATA_DIR: other })).toContain('There is no data key');
  await rm(other, { recursive: true, force: true });
});

test('A database of before gets its fingerprints when its sealed values open, and only then', async () => {
  await leaveSealedData(ground.database, RIGHT);
  expect(await known()).toEqual([]);
  expect(await start({ DATA_KEY: WRONG })).toContain('the key of this id is another one');
  expect(await start({ DATA_KEY: dataKey('k2', 1) })).toContain(
    'the data key k1 does not open: the key is missing',
  );
  expect(await start({ DATA_KEY: `${RIGHT},${dataKey('k0', 5)}` })).toContain('the last key is not the one');
  expect(await start(byFile)).toContain('There is no data key');
  expect(await known()).toEqual([]);
  expect(await readdir(ground.folder)).not.toContain('keys');

  // One value that was spoilt long ago keeps nobody out.
  await ground.database.pool.query(`update sponsor_orders set personal = 'k1.' || repeat('A', 60)`);
  expect(await start({ DATA_KEY: `${dataKey('k2', 2)},${RIGHT}` })).toBe('');
  expect(await known()).toEqual([
    { id: 'k1', root: true },
    { id: 'k2', root: false },
  ]);
});

async function folderWithKey(text: string): Promise<string> {
  await rm(join(ground.folder, 'keys'), { recursive: true, force: true });
  await mkdir(join(ground.folder, 'keys'));
  await writeFile(join(ground.folder, 'keys', 'data-key'), text);
  return ground.folder;
}
