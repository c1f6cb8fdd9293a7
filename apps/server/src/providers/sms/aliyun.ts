import { createRequire } from 'node:module';
import type { SmsSender } from './sender.ts';

export interface AliyunSmsOptions {
  readonly keyId: string;
  readonly keySecret: string;
  readonly signName: string;
  /** Code of an approved template with the one variable `code`. */
  readonly template: string;
  /** Address of the service, when not the public one. */
  readonly endpoint: string | undefined;
}

const SDK = '@alicloud/dysmsapi20170525';
const PUBLIC_ENDPOINT = 'https://dysmsapi.aliyuncs.com';
const TIMEOUT_MS = 10_000;

/** Text messages by Aliyun's Dysms. Its SDK is large and is loaded with the first message. */
export function aliyunSms(options: AliyunSmsOptions): SmsSender {
  let client: Sending | undefined;
  return {
    async send({ mobile, code }) {
      client ??= openClient(options);
      const answer = await client(mobile, JSON.stringify({ code }));
      if (answer.code !== 'OK') throw new Error(`Aliyun did not take the message: ${answer.code}`);
    },
  };
}

type Sending = (mobile: string, parameters: string) => Promise<{ code: string }>;

function openClient(options: AliyunSmsOptions): Sending {
  // Both are CommonJS; the second is a dependency of the first, and the one it uses itself.
  const load = createRequire(import.meta.url);
  const sdk: typeof import('@alicloud/dysmsapi20170525') = load(SDK);
  const { $OpenApiUtil }: typeof import('@alicloud/openapi-core') = createRequire(load.resolve(SDK))(
    '@alicloud/openapi-core',
  );
  const { protocol, host } = new URL(options.endpoint ?? PUBLIC_ENDPOINT);
  const client = new sdk.default(
    new $OpenApiUtil.Config({
      accessKeyId: options.keyId,
      accessKeySecret: options.keySecret,
      endpoint: host,
      protocol: protocol === 'http:' ? 'HTTP' : 'HTTPS',
      connectTimeout: TIMEOUT_MS,
      readTimeout: TIMEOUT_MS,
    }),
  );
  return async (mobile, parameters) => {
    const request = new sdk.SendSmsRequest({
      phoneNumbers: mobile,
      signName: options.signName,
      templateCode: options.template,
      templateParam: parameters,
    });
    const { body } = await client.sendSms(request);
    return { code: body?.code ?? 'no answer' };
  };
}
