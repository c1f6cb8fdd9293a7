import * as z from 'zod';
import { type Given, switchValue } from './settings-values.ts';

const off = switchValue.default(false);

/** What only tests use, and what production runs with only where it is allowed by name; part of `SETTINGS`. */
export const PRODUCTION_SETTINGS = {
  ALLOW_SANDBOX: off.describe('Production only: allow the sandbox cashier'),
  ALLOW_OUTBOX: off.describe('Production only: allow mail and text messages to be written to OUTBOX'),
  ALLOW_SIMULATED_REALNAME: off.describe('Production only: allow the simulated real-name check'),
  ALLOW_GENERATED_SECRETS: off.describe('Production only: allow secrets generated into DATA_DIR/keys'),
  TEST_CAPTCHA: z
    .string()
    .optional()
    .describe('Fixed captcha answer for automated tests; refused in production'),
  TEST_CODE: z
    .string()
    .optional()
    .describe('Fixed verification code for automated tests; refused in production'),
};

/** What production refuses; looks at the raw values, so that it is listed beside values of the wrong shape. */
export function productionProblems(given: Given): string[] {
  if (given.NODE_ENV !== 'production') return [];
  const allowed = (name: keyof typeof PRODUCTION_SETTINGS) =>
    switchValue.safeParse(given[name]).data === true;
  const problems: string[] = [];
  for (const name of ['TEST_CAPTCHA', 'TEST_CODE'] as const) {
    if (given[name]) problems.push(`${name}: is for automated tests and refused in production`);
  }
  if (!given.PUBLIC_URL) problems.push('PUBLIC_URL: required in production (links in mail lead there)');
  const providers = (given.PAYMENT_PROVIDERS ?? 'sandbox').split(',').map((id) => id.trim());
  if (providers.includes('sandbox') && !allowed('ALLOW_SANDBOX')) {
    problems.push(
      'PAYMENT_PROVIDERS: the sandbox takes no real money; name real ones, or set ALLOW_SANDBOX=true',
    );
  }
  if (!given.SMTP_URL && !allowed('ALLOW_OUTBOX')) {
    problems.push('SMTP_URL: required in production, or set ALLOW_OUTBOX=true');
  }
  if ((given.SMS_PROVIDER ?? 'outbox') === 'outbox' && !allowed('ALLOW_OUTBOX')) {
    problems.push('SMS_PROVIDER: the outbox reaches no phone; name a provider, or set ALLOW_OUTBOX=true');
  }
  for (const name of ['CLOUD_CLIENT_SECRET', 'DATA_KEY'] as const) {
    if (!given[name] && !allowed('ALLOW_GENERATED_SECRETS')) {
      problems.push(`${name}: required in production, or set ALLOW_GENERATED_SECRETS=true`);
    }
  }
  return problems;
}
