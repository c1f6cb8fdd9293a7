import { AliyunRefused, type AliyunService, callAliyun } from '../aliyun/call.ts';
import { MessageRefused } from '../message-refused.ts';
import type { SmsSender, TextKind } from './sender.ts';

export interface AliyunSmsOptions extends Pick<AliyunService, 'key' | 'clock'> {
  readonly signName: string;
  /** Code of an approved template with the one variable `code`. */
  readonly template: string;
  /** Codes of the templates for news, where the temple has them; their variables are the `values` of a message. */
  readonly newsTemplates: Readonly<Record<TextKind, string | undefined>>;
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
  newsTemplates,
}: AliyunSmsOptions): SmsSender {
  const service: AliyunService = {
    endpoint: endpoint ?? 'https://dysmsapi.aliyuncs.com',
    version: '2017-05-25',
    key,
    clock,
    success: 'OK',
  };
  return {
    async send({ mobile, code, news }) {
      const used = news ? newsTemplates[news.kind] : template;
      if (used === undefined)
        throw new Error(`there is no template for text messages of the kind ${news?.kind}`);
      const query = {
        PhoneNumbers: mobile,
        SignName: signName,
        TemplateCode: used,
        TemplateParam: JSON.stringify(news?.values ?? { code }),
      };
      await callAliyun(service, { action: 'SendSms', query }).catch((error: unknown) => {
        if (!(error instanceof AliyunRefused) || PASSING.test(error.code)) throw error;
        throw new MessageRefused(error.message, { all: !OF_ONE_NUMBER.has(error.code) });
      });
    },
  };
}
