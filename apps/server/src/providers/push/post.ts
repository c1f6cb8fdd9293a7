import { type LookupOptions, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isInsideAddress } from '../../lib/inside-address.ts';
import type { PushEndpoint } from './endpoints.ts';

const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 16 * 1024;

export interface PostAnswer {
  readonly status: number;
  /** As the service wrote it. */
  readonly retryAfter: string | undefined;
}

/** Finds the addresses of a name, and an error where one of them is inside our network. */
export const lookupOutside: LookupFunction = (hostname, options: LookupOptions, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isInsideAddress(address))) {
      return callback(new Error(`${hostname} is an address inside the network`), '', 0);
    }
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

/**
 * Posts to a push service: follows no redirect, reads no more than a little of the answer, and ends after 10 seconds.
 * @throws when it does not answer, or has an address inside our network that the settings do not name.
 */
export function post(
  { url, named }: PushEndpoint,
  { headers, body }: { headers: http.OutgoingHttpHeaders; body: Buffer },
): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'http:' ? http : https;
    const sending = request(url, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(named ? {} : { lookup: lookupOutside }),
    });
    sending.on('error', reject);
    sending.on('response', (response) => {
      const answer = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > LARGEST_ANSWER) response.destroy();
      });
      response.on('error', () => undefined);
      response.on('close', () => resolve(answer));
    });
    sending.end(body);
  });
}
