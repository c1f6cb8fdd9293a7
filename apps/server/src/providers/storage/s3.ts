import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
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

/** Files in a bucket of any service that speaks S3. The bucket must be there; nothing in it needs to be public. */
export function s3Storage({ endpoint, region, bucket, accessKey, secretKey }: S3Options): Storage {
  const client = new S3Client({
    ...(endpoint ? { endpoint } : {}),
    region,
    // The bucket in the path: services of one's own have no name for each bucket.
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Many services that speak S3 do not know the newer checksums, which the client would send by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (name: string) => ({ Bucket: bucket, Key: checkName(name) });

  return {
    async put(name, body, { type, size }) {
      const content = body instanceof Readable ? body : Buffer.from(body);
      await client.send(
        new PutObjectCommand({ ...at(name), Body: content, ContentType: type, ContentLength: size }),
      );
    },
    async get(name) {
      const found = await absentAsUndefined(client.send(new GetObjectCommand(at(name))));
      if (!found) return undefined;
      if (!(found.Body instanceof Readable)) throw new Error('the object store answered no stream');
      return found.Body;
    },
    async stat(name) {
      const found = await absentAsUndefined(client.send(new HeadObjectCommand(at(name))));
      return found && { size: found.ContentLength ?? 0 };
    },
    async delete(name) {
      await absentAsUndefined(client.send(new DeleteObjectCommand(at(name))));
    },
    close: async () => client.destroy(),
  };
}

/** A missing object; a missing bucket stays an error. */
function absentAsUndefined<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name))
      return undefined;
    throw error;
  });
}
