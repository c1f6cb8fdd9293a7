import { type AliyunService, callAliyun } from '../aliyun/call.ts';
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
      await callAliyun(service, { action: 'SendSms', query });
    },
  };
}
