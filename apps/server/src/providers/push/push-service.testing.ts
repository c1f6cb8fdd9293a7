import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { systemClock } from '../../clock.ts';
import { listen } from '../../testing/listen.ts';
import type { PushTarget } from './push-sender.ts';

/** A push as the browser shows it to its page. */
export interface Received {
  readonly payload: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
  /** Whom the service may turn to. */
  readonly subject: string;
  /** Of what went over the wire. */
  readonly bytes: number;
}

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
  readonly applicationServerKey: string;
  readonly received: Received[];
  /** What the service says for this browser instead of taking the push. */
  answer:
    | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: Buffer }
    | undefined;
  requests: number;
}

const A_DAY_SECONDS = 86_400;

/**
 * A push service with its browsers, on a free port of the loopback address. By its own reckoning it checks the signature
 * (RFC 8292) and opens what came (RFC 8291, RFC 8188); what is not right is refused with 400 or 403.
 */
export async function pushService() {
  const browsers = new Map<string, Browser>();
  const { url, close } = await listen((origin) => async (request, response) => {
    const browser = browsers.get(request.url ?? '');
    const body = await buffer(request);
    if (!browser) return void response.writeHead(404).end();
    browser.requests += 1;
    const { answer } = browser;
    if (answer) return void response.writeHead(answer.status, answer.headers).end(answer.body);
    try {
      const { subject } = signed(request.headers.authorization ?? '', origin, browser.applicationServerKey);
      const { headers } = request;
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
      browser.received.push({
        payload: opened(body, browser).toString(),
        ttl: Number(headers.ttl),
        urgency: String(headers.urgency),
        topic: String(headers.topic),
        subject,
        bytes: body.length,
      });
      response.writeHead(201, { location: `${origin}/message` }).end();
    } catch (error) {
      response.writeHead(403).end(String(error));
    }
  });

  /** A browser that subscribes with the key of the application. */
  function browser(applicationServerKey: string) {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const made: Browser = {
      keys,
      auth: randomBytes(16),
      applicationServerKey,
      received: [],
      answer: undefined,
      requests: 0,
    };
    const path = `/push/${randomBytes(12).toString('base64url')}`;
    browsers.set(path, made);
    const target: PushTarget = {
      endpoint: url + path,
      p256dh: keys.getPublicKey('base64url'),
      auth: made.auth.toString('base64url'),
    };
    return Object.assign(made, { target });
  }

  return { url, close, browser };
}

export type PushService = Awaited<ReturnType<typeof pushService>>;

const fromJson = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** Whose push it is. @throws when it is not signed for this service with the key that the browser subscribed with. */
function signed(authorization: string, audience: string, key: string): { subject: string } {
  const [, token = '', given = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (given !== key) throw new Error('another key');
  const point = Buffer.from(given, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [header = '', claims = '', signature = ''] = token.split('.');
  const isGood = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood || fromJson(header).alg !== 'ES256') throw new Error('not signed');
  const { aud, exp, sub } = fromJson(claims);
  const seconds = systemClock().getTime() / 1_000;
  if (aud !== audience) throw new Error('signed for another service');
  if (typeof exp !== 'number' || exp <= seconds || exp > seconds + A_DAY_SECONDS) throw new Error('too late');
  return { subject: String(sub) };
}

const derived = (input: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', input, salt, info, bytes));

/** The plaintext. @throws when it was not sealed for this browser. */
function opened(body: Buffer, { keys, auth }: Browser): Buffer {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyBytes = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyBytes);
  const record = body.subarray(21 + keyBytes);
  if (record.length > recordSize) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const input = derived(keys.computeSecret(sender), auth, info, 32);
  const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not padded');
  return padded.subarray(0, end);
}
