import * as z from 'zod';
import type { TextKind } from './providers/sms/sender.ts';
import { type Given, webAddress } from './settings-values.ts';

/** The settings of text messages; part of `SETTINGS`. */
export const SMS_SETTINGS = {
  SMS_PROVIDER: z
    .enum(['outbox', 'aliyun', 'twilio'])
    .default('outbox')
    .describe('Who sends text messages; `outbox` writes them to OUTBOX and to the log'),
  SMS_KEY_ID: z.string().optional().describe('AccessKey id (aliyun) or account SID (twilio)'),
  SMS_KEY_SECRET: z.string().optional().describe('AccessKey secret (aliyun) or auth token (twilio)'),
  SMS_SIGN_NAME: z.string().optional().describe('Signature of the text messages (aliyun)'),
  SMS_TEMPLATE: z
    .string()
    .optional()
    .describe('Template of the text messages, with the variable code (aliyun)'),
  SMS_ORDER_TEMPLATE: z
    .string()
    .optional()
    .describe(
      'Template of the messages to donors, with the variables number and state (aliyun); without it they are told by mail only',
    ),
  SMS_GIFT_TEMPLATE: z
    .string()
    .optional()
    .describe(
      'The same for who gave, with the variables number and state (aliyun); without it they are told by mail only',
    ),
  SMS_MONTHLY_TEMPLATE: z
    .string()
    .optional()
    .describe(
      'Template of the reminders of monthly gifts, with the variables purpose and code (aliyun); without it they need an email or an account',
    ),
  SMS_FROM: z.string().optional().describe('Number that text messages come from (twilio)'),
  SMS_ENDPOINT: webAddress.optional().describe('Address of the service when it is not the usual one'),
};

const SMS_NEEDS: Readonly<Record<string, readonly (keyof typeof SMS_SETTINGS)[]>> = {
  aliyun: ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE'],
  twilio: ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_FROM'],
};

/** What a provider of text messages cannot do without. */
export function smsProblems(given: Given): string[] {
  const provider = given.SMS_PROVIDER ?? 'outbox';
  const missing = (SMS_NEEDS[provider] ?? []).filter((name) => !given[name]);
  return missing.map((name) => `${name}: needed for SMS_PROVIDER=${provider}`);
}

interface NewsSettings {
  readonly SMS_ORDER_TEMPLATE?: string | undefined;
  readonly SMS_GIFT_TEMPLATE?: string | undefined;
  readonly SMS_MONTHLY_TEMPLATE?: string | undefined;
}

/** The template of each kind of news, for a provider that wants them. */
export const newsTemplates = (settings: NewsSettings): Record<TextKind, string | undefined> => ({
  order: settings.SMS_ORDER_TEMPLATE,
  gift: settings.SMS_GIFT_TEMPLATE,
  monthly: settings.SMS_MONTHLY_TEMPLATE,
});

/** Whether people can be told this kind of news by text message. */
export const canText = (
  settings: NewsSettings & { readonly SMS_PROVIDER: string },
  kind: TextKind,
): boolean => settings.SMS_PROVIDER !== 'aliyun' || newsTemplates(settings)[kind] !== undefined;
