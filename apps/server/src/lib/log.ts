import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** Fields that never reach a log, down to the third level of what is logged, wherever somebody puts them. */
const HIDDEN = [
  'password',
  'oldPassword',
  'newPassword',
  'phone',
  'mobile',
  'email',
  'contact',
  'address',
  'realName',
  'idNumber',
  'idCard',
  'captcha',
  'clientSecret',
  'token',
  'uniIdToken',
  'authorization',
];

/** One JSON line an event on standard output; `level` is a name of LOG_LEVEL. */
export function createLog(level: string): FastifyBaseLogger {
  const redact = HIDDEN.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, redact, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
