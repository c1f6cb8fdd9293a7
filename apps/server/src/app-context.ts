import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './lib/db.ts';
import type { Jobs } from './lib/jobs.ts';
import type { Keys } from './lib/keys.ts';
import type { Mailer } from './providers/mail/mailer.ts';
import type { Providers } from './providers/payments/registry.ts';
import type { PushSender } from './providers/push/push-sender.ts';
import type { SmsSender } from './providers/sms/sender.ts';
import type { Storage } from './providers/storage/storage.ts';
import type { Settings } from './settings.ts';

/** What the app is built from: made once at start, handed to `buildApp` and to every module. */
export interface AppDeps {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly push: PushSender;
  readonly storage: Storage;
  /** Who takes payments. */
  readonly paymentProviders: Providers;
  readonly keys: Keys;
  readonly log: FastifyBaseLogger;
}
