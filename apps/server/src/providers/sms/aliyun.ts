import { AliyunRefused, type AliyunService, callAliyun } from '../aliyun/call.ts';
import { MessageRefused } from '../message-refused.ts';
import type { SmsSender } from './sender.ts';

export interface AliyunSmsOptions extends Pick<AliyunService, 'key' | 'clock'> {
  readonly signName: string;
  /** Code of an approved template with the one variable `code`. */
  readonly template: string;
  /** Code of another one with the variables `number` and `state`, for news of orders. */
  readonly orderTemplate?: string | undefined;
  /** Address of the service, when not the public one. */
  readonly endpoint: string | undefined;
}

/** Refusals that concern this number alone. */
const OF_ONE_NUMBER = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.BUSINESS_LIMIT_CONTROL',
  'isv.DAY_LIMIT_CONTROL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
]);
/** Refusals that another moment may not bring: too much at once, a fault. */
const PASSING = /^(?:Throttling|ServiceUnavailable|InternalError|isp\.|isv\.SYSTEM_ERROR)/;

/** Text messages by Aliyun's Dysms. */
export function aliyunSms({
  key,
  clock,
  endpoint,
  signName,
  template,
  orderTemplate,
}: AliyunSmsOptions): SmsSender {
  const service: AliyunService = {
    endpoint: endpoint ?? 'https://dysmsapi.aliyuncs.com',
    version: '2017-05-25',
    key,
    clock,
    success: 'OK',
  };
  return {
    async send({ mobile, code, order }) {
      const used = order ? orderTemplate : template;
      if (used === undefined) throw new Error('SMS_ORDER_TEMPLATE is not set');
      const query = {
        PhoneNumbers: mobile,
        SignName: signName,
        TemplateCode: used,
        TemplateParam: JSON.stringify(order ?? { code }),
      };
      await callAliyun(service, { action: 'SendSms', query }).catch((error: unknown) => {
        if (!(error instanceof AliyunRefused) || PASSING.test(error.code)) throw error;
        throw new MessageRefused(error.message, { all: !OF_ONE_NUMBER.has(error.code) });
      });
    },
  };
}
