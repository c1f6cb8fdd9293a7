import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../testing/database.ts';
import { type AttackedApp, attackedApp } from './attacked-app.testing.ts';

const database = startTestDatabase();
let attacked: AttackedApp;
beforeEach(async () => {
  attacked = await attackedApp(database);
  await attacked.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => attacked.close());

/** Sends bytes over a line of their own and answers all that comes back until it closes, or until `until` is seen. */
function raw(bytes: string, until?: RegExp): Promise<string> {
  const address = attacked.app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(address.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      if (until?.test(answer)) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n\r\n`;

describe('A request whose end could be read in two ways is refused, and nothing behind it is read', () => {
  it.each([
    ['both a length and chunks', ['content-length: 5', 'transfer-encoding: chunked']],
    ['two lengths', ['content-length: 5', 'content-length: 50']],
    ['a length with a sign', ['content-length: +5']],
    ['a length that is none', ['content-length: 5x']],
    ['chunks in a strange spelling', ['transfer-encoding: xchunked']],
    ['an encoding before the chunks', ['transfer-encoding: identity, chunked']],
    ['two encodings', ['transfer-encoding: gzip', 'transfer-encoding: chunked']],
    ['two hosts', ['host: y', 'content-length: 5']],
    ['a space before the colon', ['content-length : 5']],
    ['a folded line', ['x-folded: a', ' content-length: 5']],
  ])('when it has %s', async (_name, headers) => {
    const inside = lines('GET /healthz HTTP/1.1', 'host: x');
    const answer = await raw(`${lines('POST /client HTTP/1.1', 'host: x', ...headers)}0\r\n\r\n${inside}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('{"ok":true}');
  });

  it.each(['x-a: b\nx-c: d', 'x-a: b\u0000c', 'x-a: b\rc', 'x a: b', ': b'])(
    'when a header is spelt %j',
    async (header) => {
      const answer = await raw(lines('GET /healthz HTTP/1.1', 'host: x', header, 'connection: close'));
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toContain('{"ok":true}');
    },
  );
});

describe('What is refused before it is read', () => {
  it.each(['host: y', 'transfer-encoding: identity, chunked'])(
    'is told so in the shape that clients know, for %s',
    async (header) => {
      const [, body = ''] = (await raw(lines('POST /client HTTP/1.1', 'host: x', header))).split('\r\n\r\n');
      const { success, error, header: ids } = JSON.parse(body);
      expect({ success, code: error.code }).toEqual({ success: false, code: 'InvalidBody.Format' });
      expect(ids['x-serverless-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(await raw(lines('GET /healthz HTTP/1.1', 'host: x', header))).toMatch(
        /^HTTP\/1\.1 400 [\s\S]*\r\nconnection: close\r\n[\s\S]*\{"error":"bad request"\}$/i,
      );
    },
  );

  it.each(['/%zz', '/files/%ff', '/cashier/%c0%af'])(
    'tells nothing of itself when its address is none: %s',
    async (url) => {
      const { statusCode, body, headers } = await attacked.app.inject(url);
      expect({ statusCode, body }).toEqual({ statusCode: 400, body: '{"error":"bad request"}' });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    },
  );

  it('is told so in the shape that clients know when its address only begins like theirs', async () => {
    const answer = await attacked.app.inject({ method: 'POST', url: '/client/%zz', payload: {} });
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'InvalidBody.Format' } });
  });
});

describe('While the server closes', () => {
  it('a call that still comes is answered as always', async () => {
    const closing = await attackedApp(database);
    let begun = false;
    let goOn: () => void = () => undefined;
    closing.app.addHook('preClose', () => {
      begun = true;
      return new Promise<void>((done) => {
        goOn = done;
      });
    });
    const url = await closing.app.listen({ port: 0, host: '127.0.0.1' });
    const closed = closing.app.close();
    await expect.poll(() => begun).toBe(true);
    const answer = await fetch(`${url}/client`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'MissingMethod' } });
    goOn();
    await closed;
  });
});

describe('Who sends slowly', () => {
  it('keeps a line of their own waiting, not the others', async () => {
    const head = lines('POST /client HTTP/1.1', 'host: x', 'content-length: 1000').trimEnd();
    const waiting = Array.from({ length: 20 }, () => raw(`${head}\r\n\r\n{`));
    const answer = await raw(lines('GET /readyz HTTP/1.1', 'host: x', 'connection: close'));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    attacked.app.server.closeAllConnections();
    expect(await Promise.all(waiting)).toEqual(Array<string>(20).fill(''));
  });
});

describe('Who sends too much', () => {
  it('hears so before all of it is read, at every route that takes a body', async () => {
    const routes = ['/client', '/pay/sandbox/notify', '/cashier/x', '/realname/simulated/x', '/upload'];
    for (const route of routes) {
      const head = lines(
        `POST ${route} HTTP/1.1`,
        'host: x',
        'content-type: application/x-www-form-urlencoded',
        'content-length: 999999999',
      );
      // Nothing of the body is ever sent: the length alone decides.
      const answer = await raw(head, /\r\n\r\n./);
      expect(answer, route).toMatch(route === '/client' ? /InvalidBody\.Format/ : /^HTTP\/1\.1 413 /);
    }
  });
});
