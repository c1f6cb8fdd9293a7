import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { checkName } from './object-name.ts';
import type { Storage } from './storage.ts';

export interface S3Options {
  /** Address of the service; unset: that of AWS for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

interface Asked {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readable | Uint8Array;
}

/** Until the answer begins; how long its bytes take is for who reads them. */
const ANSWER_MS = 30_000;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;

/** Named as the service names it: `NoSuchBucket`, `AccessDenied`. */
class S3Error extends Error {
  constructor(name: string, asked: Asked, status: number) {
    super(`the object store answered ${status} ${name} to ${asked.method}`);
    this.name = name;
  }
}

/** Files in a bucket of any service that speaks S3. The bucket must be there; nothing in it needs to be public. */
export function s3Storage({ endpoint, region, bucket, accessKey, secretKey }: S3Options): Storage {
  const aws = `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  const address = endpoint ?? aws;
  const closing = new AbortController();

  async function attempt({ method, name, headers, body }: Asked): Promise<Response> {
    const signed = await new AwsV4Signer({
      method,
      // The bucket in the path: services of one's own have no name for each bucket.
      url: `${address}/${bucket}/${checkName(name)}`,
      headers: { 'x-amz-content-sha256': hashOf(body), ...headers },
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: 's3',
      region,
    }).sign();
    const slow = new AbortController();
    const timer = globalThis.setTimeout(() => slow.abort(new Error('the object store is silent')), ANSWER_MS);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        // Fetch takes a stream only when it is told that no answer is waited for before the end.
        ...(body instanceof Readable ? { body: Readable.toWeb(body), duplex: 'half' } : { body }),
        redirect: 'error',
        signal: AbortSignal.any([slow.signal, closing.signal]),
      } as RequestInit);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Again when the line or the service had a bad moment; a stream is read once. */
  async function ask(asked: Asked): Promise<Response> {
    const attempts = asked.body instanceof Readable ? 1 : ATTEMPTS;
    for (let tried = 1; ; tried += 1) {
      const answer = await attempt(asked).catch((error: unknown) => {
        if (tried >= attempts || closing.signal.aborted) throw error;
        return undefined;
      });
      if (answer?.ok) return answer;
      if (answer && (tried >= attempts || !isPassing(answer.status))) throw await refusalOf(asked, answer);
      await answer?.body?.cancel();
      await setTimeout(FIRST_PAUSE_MS * 2 ** (tried - 1) * (0.5 + Math.random() / 2));
    }
  }

  return {
    async put(name, body, { type, size }) {
      const headers = { 'content-type': type, 'content-length': String(size) };
      const answer = await ask({ method: 'PUT', name, headers, body });
      await answer.body?.cancel();
    },
    async get(name) {
      const answer = await absentAsUndefined(ask({ method: 'GET', name }));
      return answer && Readable.fromWeb((answer.body ?? new Blob().stream()) as ReadableStream);
    },
    async stat(name) {
      const answer = await absentAsUndefined(ask({ method: 'HEAD', name }));
      return answer && { size: Number(answer.headers.get('content-length') ?? 0) };
    },
    async delete(name) {
      const answer = await absentAsUndefined(ask({ method: 'DELETE', name }));
      await answer?.body?.cancel();
    },
    close: async () => closing.abort(new Error('the storage is closed')),
  };
}

/** Bytes are signed with their hash; a stream without, since it would have to be read twice. */
function hashOf(body: Asked['body']): string {
  if (body instanceof Readable) return 'UNSIGNED-PAYLOAD';
  return createHash('sha256')
    .update(body ?? '')
    .digest('hex');
}

const isPassing = (status: number): boolean => status === 429 || status >= 500;

async function refusalOf(asked: Asked, answer: Response): Promise<S3Error> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];
  // An answer to HEAD has no words.
  return new S3Error(code ?? (answer.status === 404 ? 'NotFound' : 'Unknown'), asked, answer.status);
}

/** A missing object; a missing bucket stays an error. */
function absentAsUndefined<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof S3Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined;
    throw error;
  });
}
