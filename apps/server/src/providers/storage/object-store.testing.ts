import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { SettingOverrides } from '../../testing/deps.ts';
import { isSignedForS3 } from './aws-signature.testing.ts';

const SECRET = 'S3RVER';

export interface ObjectStore {
  /** What the app must be told to keep its files there. */
  readonly settings: SettingOverrides;
  close(): Promise<void>;
}

/** A server that speaks S3, on the loopback address, with an empty bucket. It checks signatures. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'yuanguang-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  // It believes every signature of the fourth version by itself.
  server.middleware.unshift(async (ctx, next) => {
    if (isSignedForS3(ctx.req, SECRET)) return next();
    ctx.status = 403;
    ctx.body = '<Error><Code>SignatureDoesNotMatch</Code></Error>';
  });
  const { port } = await server.run();
  return {
    settings: {
      STORAGE: 's3',
      STORAGE_ENDPOINT: `http://127.0.0.1:${port}`,
      STORAGE_BUCKET: 'files',
      STORAGE_ACCESS_KEY: 'S3RVER',
      STORAGE_SECRET_KEY: SECRET,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
