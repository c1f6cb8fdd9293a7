import * as z from 'zod';
import { MessageRefused } from '../message-refused.ts';
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
const Refused = z.object({ code: z.number().optional(), message: z.string() });

/** Refusals that concern this number alone: no such number, not to be reached, stopped by its owner. */
const OF_ONE_NUMBER = new Set([21211, 21408, 21610, 21612, 21614]);
const TOO_MANY = 429;

/** Text messages by Twilio. */
export function twilioSms(options: TwilioSmsOptions): SmsSender {
  const { accountSid, authToken, from, endpoint = 'https://api.twilio.com' } = options;
  const address = `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return {
    async send({ mobile, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({ To: `+86${mobile}`, From: from, Body: text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      if (answer.ok) return;
      const refused = Refused.safeParse(await answer.json().catch(() => undefined));
      const { code, message } = refused.data ?? { message: 'no reason given' };
      const reason = `Twilio did not take the message: HTTP ${answer.status}, ${code ?? ''} ${message}`;
      if (answer.status >= 500 || answer.status === TOO_MANY) throw new Error(reason);
      throw new MessageRefused(reason, { all: code === undefined || !OF_ONE_NUMBER.has(code) });
    },
  };
}
