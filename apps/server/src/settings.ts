import { resolve } from 'node:path';
import * as z from 'zod';
import { isDatabaseAddress } from './lib/postgres/servers.ts';
import { StartError } from './lib/start-error.ts';
import { EMBEDDING_SETTINGS, embeddingProblems } from './settings-embedding.ts';
import { IDENTITY_SETTINGS, identityProblems } from './settings-identity.ts';
import { LIMIT_SETTINGS } from './settings-limits.ts';
import { PRODUCTION_SETTINGS, productionProblems } from './settings-production.ts';
import { PUSH_SETTINGS, pushProblems } from './settings-push.ts';
import { SMS_SETTINGS, smsProblems } from './settings-sms.ts';
import { STORAGE_SETTINGS, storageProblems } from './settings-storage.ts';
import {
  addressOf,
  dataKeys,
  list,
  oldPasswordSecrets,
  paymentProviders,
  proxies,
  sender,
  switchValue,
  webAddress,
  whole,
} from './settings-values.ts';

const port = whole(0, 65_535);
const days = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Every setting of the server, by the name of its environment variable. The descriptions are what
 * `docs/operations.md` lists; a test compares the two.
 */
export const SETTINGS = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('`production` refuses test helpers, and generated secrets unless allowed by name'),
  HOST: z.string().min(1).default('localhost').describe('Address to listen on; `0.0.0.0` for every network'),
  PORT: port.default(8080).describe('Port to listen on; 0 takes any free one'),
  PUBLIC_URL: webAddress
    .refine(
      (text) => !URL.canParse(text) || new URL(text).pathname === '/',
      'must have no path behind the host',
    )
    .optional()
    .describe(
      'Address visitors use, without a path; default `http://localhost:PORT`, required in production',
    ),
  TRUST_PROXY: proxies
    .optional()
    .describe('Addresses (comma separated) of the proxies in front, whose X-Forwarded-For is believed'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path))
    .describe('Folder of the embedded PostgreSQL, the generated keys, the outbox and sent pictures'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseAddress, 'must be an address such as postgres://user:password@host/database')
    .optional()
    .describe(
      'A PostgreSQL of your own (version 15 or newer); nothing embedded starts then. Several servers with commas between them: the one that takes writes is used',
    ),
  DATABASE_POOL: whole(3, 200).default(16).describe('Most connections this process opens to the database'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severity that is logged'),
  SHUTDOWN_SECONDS: whole(1, 300).default(10).describe('How long requests under way may take after Ctrl-C'),
  CLOUD_SPACE_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'letters, digits, - and _ only')
    .default('mp-yuanguang')
    .describe('The space id that clients send'),
  APP_IDS: list.describe(
    'Ids (`__UNI__…`, comma separated) of the temple’s own apps: they share their people with each other and with our pages; the people of every other app stay apart',
  ),
  OLD_PASSWORD_SECRETS: oldPasswordSecrets.describe(
    'The `passwordSecret` of the uni-id installation whose accounts were imported, as it stands in its configuration: a text, or the list in JSON',
  ),
  REQUEST_AUTH_SECRET: z
    .string()
    .min(16, 'at least 16 characters')
    .optional()
    .describe(
      'Secret with which another server of the temple signs its calls (`requestAuthSecret` of uni-id); without it they are refused',
    ),
  CLOUD_CLIENT_SECRET: z
    .string()
    .min(16, 'at least 16 characters')
    .optional()
    .describe('Secret that clients sign with; generated into DATA_DIR/keys when unset'),
  DATA_KEY: dataKeys
    .optional()
    .describe(
      'Keys that encrypt personal data: `id:base64 of 32 bytes`, comma separated, newest first; the last one is also the root of blind indexes and must stay. Generated into DATA_DIR/keys when unset',
    ),
  BACKUP_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be the base64 of 32 bytes')
    .optional()
    .describe(
      'Key that seals backups: base64 of 32 bytes; only `npm run backup` and `npm run restore` read it. Generated into DATA_DIR/keys when unset',
    ),
  SMTP_URL: addressOf(/^smtps?:\/\/[^/?#]/, 'must be an address such as smtps://user:password@host:465')
    .optional()
    .describe('Mail server; without it mail is written to OUTBOX'),
  MAIL_FROM: sender.default('圆光寺 <noreply@localhost>').describe('Sender of all mail'),
  OUTBOX: z
    .string()
    .optional()
    .transform((path) => (path ? resolve(path) : undefined))
    .describe('Folder for mail when SMTP_URL is unset, and for text messages; default DATA_DIR/outbox'),
  ...SMS_SETTINGS,
  ...PUSH_SETTINGS,
  PAYMENT_PROVIDERS: paymentProviders.describe(
    'Payment providers on offer, comma separated, in order of display',
  ),
  ORDER_EXPIRES_MINUTES: whole(1, 10_080).default(30).describe('How long an unpaid order or gift waits'),
  GIFT_MOST_YUAN: whole(1, 10_000_000)
    .default(100_000)
    .describe('Most that can be given at once, in yuan; larger gifts are arranged with the office'),
  DAY_BOUNDARY: z
    .string()
    .regex(days, 'a time such as 00:00')
    .default('00:00')
    .describe('When a new day begins in the temple (Asia/Shanghai)'),
  SESSION_WEB_SECONDS: whole(600, 31_536_000)
    .default(604_800)
    .describe('How long a login in a browser lasts unused; used, it is prolonged'),
  SESSION_APP_SECONDS: whole(600, 31_536_000)
    .default(2_592_000)
    .describe('How long a login in an app lasts unused'),
  SESSION_MOST_DAYS: whole(1, 3_650).default(180).describe('When a login ends however much it is used'),
  SESSION_STAFF_HOURS: whole(1, 720).default(24).describe('The same for administrators'),
  ADMIN_REGISTRATION: switchValue
    .optional()
    .describe(
      'Whether the first administrator may register; default true, in production false: switch it on for that moment',
    ),
  ...EMBEDDING_SETTINGS,
  ...LIMIT_SETTINGS,
  ...IDENTITY_SETTINGS,
  ...STORAGE_SETTINGS,
  UPLOAD_HOST: z
    .string()
    .regex(/^[\w.-]+(:\d+)?(\/[\w./-]*)?$/, 'host, port and path, without https://')
    .optional()
    .describe(
      'Host and path to which existing apps send pictures, always by https; default the host of PUBLIC_URL with `/upload`',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'at least 16 characters')
    .optional()
    .describe('Bearer token that opens /metrics from outside; without it only private addresses may read it'),
  LICENCE_NUMBER: z
    .string()
    .default('')
    .describe('Number of the Internet religious information service licence'),
  LICENCE_HOLDER: z.string().default('').describe('Holder of that licence'),
  ICP_NUMBER: z.string().default('').describe('ICP record number shown at the foot of the app'),
  POLICE_NUMBER: z.string().default('').describe('Public security record number shown beside it'),
  ...PRODUCTION_SETTINGS,
});

type Parsed = z.output<typeof SETTINGS>;
/** All settings, checked; those whose default depends on others are filled in. Names are those of the environment. */
export type Settings = Readonly<
  Omit<Parsed, 'PUBLIC_URL' | 'OUTBOX' | 'ADMIN_REGISTRATION'> & {
    PUBLIC_URL: string;
    OUTBOX: string;
    ADMIN_REGISTRATION: boolean;
  }
>;
export type SettingName = keyof Parsed;

/** Wrong settings: one line for each problem. */
export class SettingsError extends StartError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Reads the settings from `environment` (empty values count as unset; names it does not know are left alone).
 * @throws {SettingsError} listing every problem at once.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = SETTINGS.safeParse(given);
  const shape = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  const problems = [
    ...shape,
    ...storageProblems(given),
    ...smsProblems(given),
    ...pushProblems(given),
    ...embeddingProblems(given),
    ...productionProblems(given),
    ...identityProblems(given),
  ];
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  const settings = parsed.data;
  return {
    ...settings,
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    OUTBOX: settings.OUTBOX ?? resolve(settings.DATA_DIR, 'outbox'),
    ADMIN_REGISTRATION: settings.ADMIN_REGISTRATION ?? settings.NODE_ENV !== 'production',
  };
}

/** The environment for programs we start: paths and the like, none of our own settings, for some are secret. */
export function childEnvironment(): Record<string, string | undefined> {
  const own = new Set<string>(Object.keys(SETTINGS.shape));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
}

/** What only test runs read: the PostgreSQL they shall use (TEST_DATABASE_URL) and which of the workers this is. */
export function readTestEnvironment(): { databaseUrl: string | undefined; worker: string } {
  return {
    databaseUrl: process.env.TEST_DATABASE_URL?.trim() || undefined,
    worker: process.env.VITEST_POOL_ID ?? '0',
  };
}
