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
