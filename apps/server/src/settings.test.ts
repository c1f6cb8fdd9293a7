import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readSettings, SETTINGS, SettingsError } from './settings.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('Nothing needs to be set to start', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    PORT: 8080,
    PUBLIC_URL: 'http://localhost:8080',
    PAYMENT_PROVIDERS: ['sandbox'],
  });
  expect(settings.OUTBOX).toBe(`${settings.DATA_DIR}/outbox`);
});

test('An empty value counts as unset', () => {
  const settings = readSettings({ PORT: ' ', DATABASE_URL: '' });
  expect([settings.PORT, settings.DATABASE_URL]).toEqual([8080, undefined]);
});

test('Every wrong value is told at once, by name', () => {
  const problems = problemsOf({
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'ftp://x',
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'LOG_LEVEL',
  ]);
});

test('Production refuses test answers, the sandbox, the outbox and generated secrets', () => {
  const problems = problemsOf({ NODE_ENV: 'production', TEST_CAPTCHA: '1', TEST_CODE: '2', PORT: 'x' });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'TEST_CAPTCHA',
    'TEST_CODE',
    'PUBLIC_URL',
    'PAYMENT_PROVIDERS',
    'SMTP_URL',
    'SMS_PROVIDER',
    'CLOUD_CLIENT_SECRET',
    'DATA_KEY',
  ]);
});

test('Production accepts them when each is allowed by name, test answers never', () => {
  const allowed = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://temple.example',
    ALLOW_SANDBOX: 'true',
    ALLOW_OUTBOX: 'yes',
    ALLOW_GENERATED_SECRETS: '1',
  };
  expect(problemsOf(allowed)).toEqual([]);
  expect(problemsOf({ ...allowed, TEST_CODE: '2' })).toHaveLength(1);
});

test('docs/operations.md lists every setting and no other', async () => {
  const text = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const table = text.slice(
    text.indexOf('## Settings'),
    text.indexOf('\n## ', text.indexOf('## Settings') + 5),
  );
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` *\|(?:.*?)\| *(.*?) *\|$/gm)];
  const described = Object.entries(SETTINGS.shape).map(([name, schema]) => [name, schema.description]);
  expect(rows.map(([, name, description]) => [name, description])).toEqual(described);
});

test('Sites that are shown inside the app are hosts by their whole names, and not the app itself', () => {
  const sites = (EMBEDDED_SITES: string) =>
    problemsOf({ PUBLIC_URL: 'https://temple.example', EMBEDDED_SITES });
  expect(sites('www.example.org, sutra.example.net,xn--fsq.example')).toEqual([]);
  for (const wrong of [
    'https://www.example.org',
    'www.example.org/a',
    'www.example.org:8443',
    '*.example.org',
    '*',
    'example',
    "'self'",
    'a.example; script-src *',
    '127.0.0.1',
    'WWW.example.org',
    'user@www.example.org',
  ])
    expect(sites(wrong), wrong).toEqual([`EMBEDDED_SITES: "${wrong}" is no host such as www.example.org`]);
  expect(sites('temple.example')).toEqual(['EMBEDDED_SITES: "temple.example" is this app itself']);
});

test('A provider of text messages needs its keys', () => {
  expect(problemsOf({ SMS_PROVIDER: 'aliyun', SMS_KEY_ID: 'x', SMS_SIGN_NAME: 'x' })).toEqual([
    'SMS_KEY_SECRET: needed for SMS_PROVIDER=aliyun',
    'SMS_TEMPLATE: needed for SMS_PROVIDER=aliyun',
  ]);
  expect(problemsOf({ SMS_PROVIDER: 'twilio' })).toHaveLength(3);
  expect(problemsOf({ SMS_PROVIDER: 'pigeon' })).toHaveLength(1);
});

test('Secrets of old passwords are read as they stand in a configuration of uni-id, and never repeated', () => {
  const read = (given: string) => readSettings({ OLD_PASSWORD_SECRETS: given }).OLD_PASSWORD_SECRETS;
  expect(read('a, text')).toEqual([{ version: null, value: 'a, text' }]);
  const list = '[{"type":"hmac-sha1","version":1,"value":"one"},{"type":"hmac-sha256","version":2}]';
  expect(read(list)).toEqual([{ version: 1, value: 'one' }]);
  const wrong = problemsOf({ OLD_PASSWORD_SECRETS: '[{"value":"the-secret"}]' });
  expect(wrong).toEqual([expect.stringMatching(/^OLD_PASSWORD_SECRETS: must be/)]);
  expect(wrong.join()).not.toContain('the-secret');
});

test('What would only fail later is told at the start, beside everything else, with what to write instead', () => {
  const wrong = {
    PORT: 'abc',
    PUBLIC_URL: 'https://temple.example/zhuyin',
    TRUST_PROXY: 'true',
    DATABASE_URL: 'postgres://[',
    DATA_KEY: 'k1:short',
    SMTP_URL: 'smtp://',
    MAIL_FROM: 'xxx',
    PAYMENT_PROVIDERS: 'sandbox,paypool',
    APPLE_CLIENT_ID: 'c',
    APPLE_TEAM_ID: 't',
    APPLE_KEY_ID: 'k',
    APPLE_PRIVATE_KEY: 'notakey',
    ALLOW_SANDBOX: 'perhaps',
  };
  const problems = problemsOf(wrong);
  const expected = Object.keys(wrong).filter((name) => !/^APPLE_(CLIENT|TEAM|KEY)_ID$/.test(name));
  expect(problems.map((problem) => problem.split(':')[0]).toSorted()).toEqual(expected.toSorted());
  for (const problem of problems) expect(problem).toMatch(/must|each entry|there are: sandbox/);
  expect(problems.join('\n')).not.toMatch(/notakey|short/);
});

test.each([
  [
    'TRUST_PROXY',
    ['127.0.0.1', '10.0.0.0/8, ::1', 'loopback,192.168.0.7', 'fd00::/8'],
    ['', '10.0.0.0/0', '1.2.3', 'a,b', '1.2.3.4,', '::/129'],
  ],
  [
    'MAIL_FROM',
    ['office@temple.example', '圆光寺 <noreply@localhost>'],
    ['a@', '<a@b', 'a b@c', 'x <y>', 'a@b\nBcc: c@d'],
  ],
  ['DATA_KEY', [`k1:${Buffer.alloc(32).toString('base64')}`], ['k1', 'K1:x', 'k1:aGVsbG8=']],
] as const)('%s is read as it is used', (name, right, wrong) => {
  for (const value of right) expect(problemsOf({ [name]: value }), value).toEqual([]);
  for (const value of wrong.filter(Boolean)) expect(problemsOf({ [name]: value }), value).toHaveLength(1);
});

test('The key of Sign in with Apple is an EC key as Apple gives it, its lines written either way', () => {
  const ids = { APPLE_CLIENT_ID: 'c', APPLE_TEAM_ID: 't', APPLE_KEY_ID: 'k' };
  const pem = (curve: 'P-256' | 'P-384') =>
    generateKeyPairSync('ec', { namedCurve: curve })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
  const right = pem('P-256');
  for (const key of [right, right.replaceAll('\n', '\\n')]) {
    expect(problemsOf({ ...ids, APPLE_PRIVATE_KEY: key })).toEqual([]);
  }
  expect(problemsOf({ ...ids, APPLE_PRIVATE_KEY: pem('P-384') })).toHaveLength(1);
});
