import type { Clock } from '../../clock.ts';
import type { Log } from '../../lib/context.ts';
import type { Settings } from '../../settings.ts';
import { newsTemplates } from '../../settings-sms.ts';
import { aliyunSms } from './aliyun.ts';
import { outboxSms } from './outbox.ts';
import type { SmsSender } from './sender.ts';
import { twilioSms } from './twilio.ts';

export type SmsSettings = Pick<
  Settings,
  | 'SMS_PROVIDER'
  | 'SMS_KEY_ID'
  | 'SMS_KEY_SECRET'
  | 'SMS_SIGN_NAME'
  | 'SMS_TEMPLATE'
  | 'SMS_ORDER_TEMPLATE'
  | 'SMS_GIFT_TEMPLATE'
  | 'SMS_MONTHLY_TEMPLATE'
  | 'SMS_FROM'
  | 'SMS_ENDPOINT'
  | 'OUTBOX'
>;

/** The sender of text messages that the settings ask for; they were checked to be complete when they were read. */
export function createSmsSender(settings: SmsSettings, clock: Clock, log: Log): SmsSender {
  const keyId = settings.SMS_KEY_ID ?? '';
  const keySecret = settings.SMS_KEY_SECRET ?? '';
  const endpoint = settings.SMS_ENDPOINT;
  switch (settings.SMS_PROVIDER) {
    case 'aliyun':
      return aliyunSms({
        key: { id: keyId, secret: keySecret },
        clock,
        endpoint,
        signName: settings.SMS_SIGN_NAME ?? '',
        template: settings.SMS_TEMPLATE ?? '',
        newsTemplates: newsTemplates(settings),
      });
    case 'twilio':
      return twilioSms({ accountSid: keyId, authToken: keySecret, endpoint, from: settings.SMS_FROM ?? '' });
    default:
      return outboxSms(settings.OUTBOX, clock, log);
  }
}
