import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { freePort } from './free-port.ts';
import { followingPrimary } from './primary.ts';
import { serversOf } from './servers.ts';

test('An address may name several servers, with or without ports', () => {
  expect(
    serversOf(
      'postgres://app:p%40ss@one.example:5433,two.example,[::1]:5434/temple?sslmode=require&target_session_attrs=read-write',
    ),
  ).toEqual([
    'postgres://app:p%40ss@one.example:5433/temple?sslmode=require',
    'postgres://app:p%40ss@two.example/temple?sslmode=require',
    'postgres://app:p%40ss@[::1]:5434/temple?sslmode=require',
  ]);
  expect(serversOf('postgresql://one/temple')).toEqual(['postgresql://one/temple']);
});

test.each([
  'postgres://one,,two/temple',
  'postgres://one:port,two/temple',
  'mysql://one/temple',
  'postgres://one,two/temple?target_session_attrs=standby',
])('%s is refused', (url) => {
  expect(() => serversOf(url)).toThrow();
});

/** The server of the tests, behind one that is not there and before one that takes no writes. */
async function threeServers(): Promise<[string, string, string]> {
  const { adminUrl } = inject('testPostgres');
  const nobody = Object.assign(new URL(adminUrl), { port: String(await freePort()) }).href;
  const readOnly = new URL(adminUrl);
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
  return [nobody, readOnly.href, adminUrl];
}

test('Connections go to the server that takes writes, wherever it stands in the list', async () => {
  const pool = new pg.Pool({ ...followingPrimary(await threeServers()), max: 3 });
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => pool.query<{ transaction_read_only: string }>('show transaction_read_only')),
  );
  expect(answers.map(({ rows }) => rows[0]?.transaction_read_only)).toEqual(['off', 'off', 'off', 'off']);
  await pool.end();
});

test('While no server takes writes a call fails in moments, and says what is missing', async () => {
  const [nobody, readOnly] = await threeServers();
  const pool = new pg.Pool({ ...followingPrimary([nobody, readOnly]), max: 3 });
  await expect(pool.query('select 1')).rejects.toThrow('no server takes writes');
  await pool.end();
});
