import type RequestClient from 'twilio/lib/base/RequestClient.js';
import type { SmsSender } from './sender.ts';

export interface TwilioSmsOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** The sending number, such as +15550001111. */
  readonly from: string;
  /** Address of the service, when not the public one. */
  readonly endpoint: string | undefined;
}

const TIMEOUT_MS = 10_000;

/** Text messages by Twilio. Its SDK is large and is loaded with the first message. */
export function twilioSms(options: TwilioSmsOptions): SmsSender {
  let client: Promise<Sending> | undefined;
  return {
    async send({ mobile, text }) {
      client ??= openClient(options);
      const send = await client;
      await send(`+86${mobile}`, text);
    },
  };
}

type Sending = (to: string, body: string) => Promise<void>;

async function openClient({ accountSid, authToken, from, endpoint }: TwilioSmsOptions): Promise<Sending> {
  const { default: twilio } = await import('twilio');
  /** The SDK makes the addresses itself; only its host is put in place of the public one. */
  class Requests extends twilio.RequestClient {
    override request<Data>(request: RequestClient.RequestOptions<Data>) {
      const uri = endpoint === undefined ? request.uri : elsewhere(request.uri, endpoint);
      return super.request({ ...request, uri });
    }
  }
  const client = twilio(accountSid, authToken, { httpClient: new Requests({ timeout: TIMEOUT_MS }) });
  return async (to, body) => {
    await client.messages.create({ to, from, body });
  };
}

function elsewhere(uri: string, endpoint: string): string {
  const { pathname, search } = new URL(uri);
  return `${endpoint}${pathname}${search}`;
}
