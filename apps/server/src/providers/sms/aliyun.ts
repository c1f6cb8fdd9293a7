import { type AliyunService, callAliyun } from '../aliyun/call.ts';
import type { SmsSender } from './sender.ts';

export interface AliyunSmsOptions extends Pick<AliyunService, 'key' | 'clock'> {
  readonly signName: string;
  /** Code of an approved template with the one variable `code`. */
  readonly template: string;
  /** Address of the service, when not the public one. */
  readonly endpoint: string | undefined;
}

/** Text messages by Aliyun's Dysms. */
export function aliyunSms({ key, clock, endpoint, signName, template }: AliyunSmsOptions): SmsSender {
  const service: AliyunService = {
    endpoint: endpoint ?? 'https://dysmsapi.aliyuncs.com',
    version: '2017-05-25',
    key,
    clock,
    success: 'OK',
  };
  return {
    async send({ mobile, code }) {
      const query = {
        PhoneNumbers: mobile,
        SignName: signName,
        TemplateCode: template,
        TemplateParam: JSON.stringify({ code }),
      };
      await callAliyun(service, { action: 'SendSms', query });
    },
  };
}
