import webPush from 'web-push';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../lib/context.ts';
import type { Settings } from '../../settings.ts';
import { endpointReader } from './endpoints.ts';
import { type PostAnswer, post } from './post.ts';
import type { PushAnswer, PushSender } from './push-sender.ts';
import { loadVapidKeys } from './vapid-keys.ts';

type PushSettings = Pick<
  Settings,
  'DATA_DIR' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'PUSH_HOSTS' | 'PUBLIC_URL' | 'MAIL_FROM'
>;

/** Pushes by the services of the browsers. @throws {StartError} when the key cannot be read or kept. */
export async function createPushSender(settings: PushSettings, clock: Clock, log: Log): Promise<PushSender> {
  const keys = await loadVapidKeys(settings);
  const vapidDetails = { ...keys, subject: subjectOf(settings) };
  const read = endpointReader(settings.PUSH_HOSTS);
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => read(endpoint) !== undefined,
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, urgency, topic }) {
      const to = read(endpoint);
      // The settings named its host once and do no more.
      if (!to) return { state: 'gone' };
      const subscription = { endpoint, keys: { p256dh, auth } };
      const details = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails,
        TTL: ttlSeconds,
        urgency,
        topic,
        contentEncoding: 'aes128gcm',
      });
      const { host } = to.url;
      try {
        const answer = answerOf(
          await post(to, { headers: { ...details.headers }, body: details.body }),
          clock(),
        );
        if (answer.state === 'refused') log.warn({ host, status: answer.status }, 'a push was refused');
        return answer;
      } catch (error) {
        // The address behind the host is a secret of its owner.
        log.warn({ host, reason: (error as Error).message }, 'a push service did not answer');
        return { state: 'later', afterSeconds: null };
      }
    },
  };
}

/** Whom a push service may turn to. */
function subjectOf({ VAPID_SUBJECT, PUBLIC_URL, MAIL_FROM }: PushSettings): string {
  if (VAPID_SUBJECT !== undefined) return VAPID_SUBJECT;
  if (PUBLIC_URL.startsWith('https:')) return PUBLIC_URL;
  return `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}

function answerOf({ status, retryAfter }: PostAnswer, now: Date): PushAnswer {
  if (status >= 200 && status < 300) return { state: 'taken' };
  if (status === 404 || status === 410) return { state: 'gone' };
  if (status === 429 || status >= 500) return { state: 'later', afterSeconds: secondsOf(retryAfter, now) };
  return { state: 'refused', status };
}

/** Of a Retry-After header: seconds, or a date. */
function secondsOf(text: string | undefined, now: Date): number | null {
  if (text === undefined) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1_000));
}
