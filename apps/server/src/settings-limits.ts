import { whole } from './settings-values.ts';

/** How often things may be done; part of `SETTINGS`. What each limit guards: docs/security.md, "Limits against guessing". */
export const LIMIT_SETTINGS = {
  RATE_CALLS_PER_MINUTE: whole(1, 1_000_000)
    .default(6_000)
    .describe('Gateway calls a minute for one address; all of them may come at once'),
  RATE_DEVICE_CALLS_PER_MINUTE: whole(1, 1_000_000)
    .default(600)
    .describe('The same for one device at it; a quarter of them may come at once'),
  RATE_AUTHORIZE_PER_MINUTE: whole(1, 1_000_000)
    .default(600)
    .describe('Devices that may begin a minute at one address; all of them may come at once'),
  RATE_ORDERS_PER_HOUR: whole(1, 100_000)
    .default(60)
    .describe('New orders an hour for one device, and as many new gifts; one address has ten times as many'),
  RATE_LOOKUPS_PER_HOUR: whole(1, 1_000_000)
    .default(60)
    .describe('Order lookups an hour for one address and device'),
  RATE_CERTIFICATES_PER_HOUR: whole(1, 100_000)
    .default(60)
    .describe('Newly drawn certificates an hour for one order; one address has ten times as many'),
  RATE_LOGINS_PER_HOUR: whole(1, 1_000_000)
    .default(600)
    .describe('Tries to log in or to set a password an hour for one address'),
  RATE_REGISTRATIONS_PER_HOUR: whole(1, 1_000_000)
    .default(300)
    .describe('New accounts an hour for one address'),
  RATE_CODES_PER_HOUR: whole(1, 1_000_000)
    .default(10)
    .describe(
      'Verification codes an hour for one device; one address has five times as many, devices that have logged in before aside',
    ),
  SMS_CODES_PER_HOUR: whole(1, 1_000_000)
    .default(500)
    .describe('Codes by text message an hour in all, those at devices that have logged in before aside'),
  RATE_FEEDBACK_PER_HOUR: whole(1, 1_000_000)
    .default(10)
    .describe(
      'Messages to the temple an hour for one person, one address has ten times as many; of a device without an account, one address has five times as many',
    ),
  LOOKUPS_BEFORE_CAPTCHA: whole(0, 1_000).default(3).describe('Lookups in ten minutes without a captcha'),
  RATE_UPLOADS_PER_HOUR: whole(1, 1_000_000).default(240).describe('Pictures sent an hour from one address'),
};
