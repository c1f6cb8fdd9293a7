import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppDeps } from '../app-context.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../lib/db.ts';
import { createJobs } from '../lib/jobs.ts';
import { loadKeys } from '../lib/keys.ts';
import type { Mail, Mailer } from '../providers/mail/mailer.ts';
import { createProviders, type Providers } from '../providers/payments/registry.ts';
import { createPushSender } from '../providers/push/push.ts';
import type { SmsSender, TextMessage } from '../providers/sms/sender.ts';
import { createStorage } from '../providers/storage/storage.ts';
import { readSettings, type SettingName, type Settings } from '../settings.ts';
import { mutableClock } from './clock.ts';
import { quietLog } from './quiet-log.ts';

/** Settings by name, as text, as the environment would give them. */
export type SettingOverrides = Partial<Record<SettingName, string>>;

const DATA_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`;

/** The settings of tests: fixed secrets, generous limits, a temporary folder; `overrides` as the environment gives them. */
export async function testSettings(overrides: SettingOverrides = {}): Promise<Settings> {
  return readSettings({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: overrides.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'yuanguang-test-'))),
    CLOUD_CLIENT_SECRET: 'secret-of-the-tests',
    DATA_KEY,
    TEST_CAPTCHA: '2468',
    TEST_CODE: '135790',
    RATE_CALLS_PER_MINUTE: '1000000',
    RATE_DEVICE_CALLS_PER_MINUTE: '1000000',
    RATE_AUTHORIZE_PER_MINUTE: '1000000',
    RATE_ORDERS_PER_HOUR: '100000',
    RATE_LOOKUPS_PER_HOUR: '1000000',
    RATE_UPLOADS_PER_HOUR: '1000000',
    RATE_CERTIFICATES_PER_HOUR: '100000',
    RATE_LOGINS_PER_HOUR: '1000000',
    RATE_REGISTRATIONS_PER_HOUR: '1000000',
    RATE_CODES_PER_HOUR: '1000000',
    SMS_CODES_PER_HOUR: '1000000',
    ...overrides,
  });
}

interface Answering {
  /** What a provider that does not simply take a message says: it throws. */
  answer: (() => Promise<never>) | undefined;
}

/** Keeps what was sent, for a test to look at. */
export function mailbox(): Mailer & Answering & { readonly sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    answer: undefined,
    async send(mail) {
      await this.answer?.();
      sent.push(mail);
    },
    close: async () => undefined,
  };
}

/** Keeps what was sent to phones, for a test to look at. */
export function phone(): SmsSender & Answering & { readonly sent: TextMessage[] } {
  const sent: TextMessage[] = [];
  return {
    sent,
    answer: undefined,
    async send(message) {
      await this.answer?.();
      sent.push(message);
    },
  };
}

export interface TestDeps extends AppDeps {
  readonly mailer: ReturnType<typeof mailbox>;
  readonly sms: ReturnType<typeof phone>;
}

/** Everything the app is built from, on `database`; jobs run when `jobs.drain()` is called, mail and messages are kept. */
export async function testDeps(
  database: Database,
  options: {
    readonly clock?: Clock;
    readonly settings?: SettingOverrides;
    readonly paymentProviders?: Providers;
  } = {},
): Promise<TestDeps> {
  const settings = await testSettings(options.settings);
  const clock = options.clock ?? mutableClock().now;
  const keys = await loadKeys(settings);
  const made = { settings, clock, keys, log: quietLog, db: database.db };
  return {
    settings,
    database,
    clock,
    log: quietLog,
    mailer: mailbox(),
    sms: phone(),
    push: await createPushSender(settings, clock, quietLog),
    storage: createStorage(settings),
    paymentProviders: options.paymentProviders ?? (await createProviders(made)),
    keys,
    jobs: await createJobs({ database, clock, log: quietLog, stopSeconds: 5, background: false }),
  };
}
