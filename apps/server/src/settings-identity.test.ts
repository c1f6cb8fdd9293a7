import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}
const namesOf = (environment: Record<string, string>) =>
  problemsOf(environment).map((problem) => problem.split(':')[0]);

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://temple.example',
  ALLOW_SANDBOX: 'true',
  ALLOW_OUTBOX: 'true',
  ALLOW_GENERATED_SECRETS: 'true',
};

test('An identity provider is configured whole or not at all', () => {
  expect(namesOf({ WEIXIN_APP_ID: 'a' })).toEqual(['WEIXIN_APP_SECRET']);
  expect(namesOf({ WEIXIN_ACCOUNT_SECRET: 'a' })).toEqual(['WEIXIN_ACCOUNT_APP_ID']);
  expect(namesOf({ APPLE_KEY_ID: 'k' })).toEqual(['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_PRIVATE_KEY']);
  expect(namesOf({ GOOGLE_CLIENT_SECRET: 's' })).toEqual(['GOOGLE_CLIENT_ID']);
  expect(namesOf({ OIDC_ISSUER: 'https://id.example' })).toEqual(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  expect(namesOf({ OIDC_ISSUER: 'id.example', OIDC_CLIENT_ID: 'i', OIDC_CLIENT_SECRET: 's' })).toEqual([
    'OIDC_ISSUER',
  ]);
  expect(readSettings({ APPLE_APP_IDS: ' a, b,,' }).APPLE_APP_IDS).toEqual(['a', 'b']);
});

test('A real-name service needs its keys', () => {
  expect(namesOf({ REALNAME_PROVIDER: 'aliyun', REALNAME_KEY_ID: 'i' })).toEqual([
    'REALNAME_SCENE_ID',
    'REALNAME_KEY_SECRET',
  ]);
});

test('Production refuses the simulated real-name check unless it is allowed by name', () => {
  expect(problemsOf(PRODUCTION)).toEqual([]);
  expect(namesOf({ ...PRODUCTION, REALNAME_PROVIDER: 'simulated' })).toEqual(['REALNAME_PROVIDER']);
  const allowed = { ...PRODUCTION, REALNAME_PROVIDER: 'simulated', ALLOW_SIMULATED_REALNAME: 'true' };
  expect(problemsOf(allowed)).toEqual([]);
});
