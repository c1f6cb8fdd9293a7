import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInsideAddress } from '../../lib/inside-address.ts';
import { readSettings, SettingsError } from '../../settings.ts';
import { mutableClock } from '../../testing/clock.ts';
import { testSettings } from '../../testing/deps.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { endpointReader } from './endpoints.ts';
import { lookupOutside, post } from './post.ts';
import { createPushSender } from './push.ts';
import { pushService } from './push-service.testing.ts';
import { vapidKeyFile } from './vapid-keys.ts';

const clock = mutableClock().now;

describe('The key that signs pushes', () => {
  it('is made once, kept for its owner’s eyes, and the same after every start', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
    const settings = await testSettings({ DATA_DIR });
    const [first, second] = await Promise.all([1, 2].map(() => createPushSender(settings, clock, quietLog)));
    const third = await createPushSender(settings, clock, quietLog);
    expect(first?.publicKey).toMatch(/^B[\w-]{86}$/);
    expect([second?.publicKey, third.publicKey]).toEqual([first?.publicKey, first?.publicKey]);
    expect((await stat(vapidKeyFile(DATA_DIR))).mode & 0o777).toBe(0o600);
    // The file's content may go into the setting.
    const VAPID_PRIVATE_KEY = (await readFile(vapidKeyFile(DATA_DIR), 'utf8')).trim();
    const given = await createPushSender(await testSettings({ VAPID_PRIVATE_KEY }), clock, quietLog);
    expect(given.publicKey).toBe(first?.publicKey);
  });

  it.each([
    [{ VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY: must be the base64url of 32 bytes, a P-256 key'],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'VAPID_PRIVATE_KEY: must be the base64url of 32 bytes'],
    [{ VAPID_PUBLIC_KEY: 'BA' }, 'VAPID_PUBLIC_KEY: is not the public half of VAPID_PRIVATE_KEY'],
    [{ VAPID_SUBJECT: 'office' }, 'VAPID_SUBJECT: must be an https:// address or mailto:somebody@host'],
    [{ PUSH_HOSTS: 'push.example/x' }, 'PUSH_HOSTS: "push.example/x" is no host'],
    [{ PUSH_HOSTS: 'http://127.0.0.1:1', NODE_ENV: 'production' }, 'is for tests and refused in production'],
  ])('%j are no settings for it', (settings, problem) => {
    expect(() => readSettings(settings)).toThrow(SettingsError);
    expect(() => readSettings(settings)).toThrow(problem);
  });
});

describe('What the server is made to call', () => {
  const found = (name: string) =>
    new Promise<string>((resolve) => {
      lookupOutside(name, { all: true }, (error, addresses) =>
        resolve(error ? error.message : JSON.stringify(addresses)),
      );
    });

  it('is never inside the network, whatever its name says', async () => {
    expect(await found('localhost')).toBe('localhost is an address inside the network');
    const { url, close } = await pushService();
    const port = new URL(url).port;
    const endpoint = { url: new URL(`http://localhost:${port}/`), named: false };
    const sending = post(endpoint, { headers: {}, body: Buffer.alloc(0) });
    await expect(sending).rejects.toThrow('inside the network');
    await close();
  });

  it('is inside where the settings name it', () => {
    const read = endpointReader(['http://127.0.0.1:4567', 'push.example', 'push.example:8443']);
    expect(read('http://127.0.0.1:4567/x')).toMatchObject({ named: true });
    expect(read('https://push.example/x')).toMatchObject({ named: true });
    expect(read('https://push.example:8443/x')).toMatchObject({ named: true });
    for (const other of ['http://127.0.0.1:4568/x', 'http://push.example/x', 'https://a.push.example/x'])
      expect(read(other), other).toBeUndefined();
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:a00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::1',
    '2001:0:1::1',
    'fe80::1',
    'fec0::1',
    'fd00::1',
    'ff02::1',
  ])('%s is inside', (address) => {
    expect(isInsideAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s is outside',
    (address) => {
      expect(isInsideAddress(address)).toBe(false);
    },
  );
});
