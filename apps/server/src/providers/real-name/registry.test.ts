import { expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { readSettings } from '../../settings.ts';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { createRealNameProvider } from './registry.ts';

const database = startTestDatabase();
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://temple.example',
  ALLOW_SANDBOX: 'true',
  ALLOW_OUTBOX: 'true',
  ALLOW_GENERATED_SECRETS: 'true',
};
const providerOf = (environment: Record<string, string>) =>
  createRealNameProvider({
    settings: readSettings(environment),
    clock: systemClock,
    db: testContext(database).db,
  })?.id;

test('Real names are checked by the simulation until production, where nobody does unless somebody is named', () => {
  expect(providerOf({})).toBe('simulated');
  expect(providerOf({ REALNAME_PROVIDER: 'off' })).toBeUndefined();
  expect(providerOf(PRODUCTION)).toBeUndefined();
  const keys = { REALNAME_SCENE_ID: '1', REALNAME_KEY_ID: 'i', REALNAME_KEY_SECRET: 's' };
  expect(providerOf({ ...PRODUCTION, REALNAME_PROVIDER: 'aliyun', ...keys })).toBe('aliyun');
});
