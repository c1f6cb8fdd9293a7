import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './lib/postgres/free-port.ts';
import { readPostmaster } from './lib/postgres/postmaster-file.ts';
import { makeTestDatabase } from './testing/database.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly said: () => string;
}

/** Runs the real program; answers at once. */
async function run(environment: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: await mkdtemp(join(tmpdir(), 'yuanguang-test-')),
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return { child, port, said: () => said };
}

async function untilReady(server: Running): Promise<void> {
  await expect
    .poll(server.said, { timeout: 15_000, interval: 20 })
    .toContain(`http://127.0.0.1:${server.port}/zhuyin/`);
}

async function received(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

test('Wrong settings end the start with code 1 and a list of all of them, without a stack', async () => {
  const server = await run({ PORT: 'abc', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
  const [code] = await once(server.child, 'close');
  expect(code).toBe(1);
  for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(server.said()).toContain(`- ${name}: `);
  expect(server.said()).not.toMatch(/\n\s+at /);
});

test('What is wrong with settings is told before a database is touched or a folder made', async () => {
  const DATA_DIR = join(await mkdtemp(join(tmpdir(), 'yuanguang-test-')), 'data');
  const server = await run({
    DATA_DIR,
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
    DATA_KEY: 'k1:short',
    TRUST_PROXY: 'true',
    PAYMENT_PROVIDERS: 'paypool',
  });
  expect(await once(server.child, 'close')).toEqual([1, null]);
  for (const name of ['DATA_KEY', 'TRUST_PROXY', 'PAYMENT_PROVIDERS']) {
    expect(server.said()).toContain(`- ${name}: `);
  }
  expect(server.said()).not.toMatch(/does not answer|\n\s+at /);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('A port that is taken and a database that does not answer are told in a sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const first = await run({ DATABASE_URL: await makeTestDatabase(), PORT: String(port) });
  expect(await once(first.child, 'close')).toEqual([1, null]);
  expect(first.said()).toBe(`Port ${port} is in use by another program. Choose another by PORT.\n`);
  taken.close();
  const second = await run({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` });
  expect(await once(second.child, 'close')).toEqual([1, null]);
  expect(second.said()).toMatch(/^The database does not answer: .*ECONNREFUSED.*\n$/);
});

test('With DATABASE_URL set nothing embedded starts', async () => {
  const server = await run({ DATABASE_URL: await makeTestDatabase() });
  await untilReady(server);
  const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  expect(answer.status).toBe(200);
  expect(server.said()).not.toContain('PostgreSQL');
  server.child.kill('SIGTERM');
  expect(await once(server.child, 'close')).toEqual([0, null]);
});

test('Ctrl-C lets a request under way end, takes no new ones, and ends with code 0', async () => {
  const server = await run({ DATABASE_URL: await makeTestDatabase() });
  await untilReady(server);
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const body = '{"method":"nothing"}';
  socket.write(
    `POST /client HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
  );
  // The server says "continue" once the request is under way; only then is it asked to end.
  const [first] = await once(socket, 'data');
  expect(String(first)).toContain('100 Continue');
  server.child.kill('SIGINT');
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${server.port}/healthz`).then(
          () => 'taken',
          () => 'refused',
        ),
      { timeout: 5_000 },
    )
    .toBe('refused');
  socket.write(body);
  expect(await received(socket)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await once(server.child, 'close')).toEqual([0, null]);
});

test('One Ctrl-C that arrives twice still lets everything end in order', async () => {
  const server = await run({ DATABASE_URL: await makeTestDatabase() });
  await untilReady(server);
  server.child.kill('SIGINT');
  server.child.kill('SIGTERM');
  expect(await once(server.child, 'close')).toEqual([0, null]);
});

test('Ctrl-C while still starting leaves no database server behind', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  const server = await run({ DATA_DIR });
  const running = () => readPostmaster(join(DATA_DIR, 'postgres'));
  await expect.poll(running, { timeout: 15_000, interval: 5 }).not.toBeNull();
  server.child.kill('SIGINT');
  expect(await once(server.child, 'close')).toEqual([0, null]);
  expect(await running()).toBeNull();
});

test('Two server processes work on one database, also when they start together', async () => {
  const url = await makeTestDatabase();
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  const servers = await Promise.all([
    run({ DATABASE_URL: url, DATA_DIR }),
    run({ DATABASE_URL: url, DATA_DIR }),
  ]);
  for (const server of servers) {
    await untilReady(server);
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
  }
});
