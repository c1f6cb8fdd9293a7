import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Database } from '../../lib/db.ts';
import { testContext } from '../../testing/context.ts';
import type { SettingOverrides } from '../../testing/deps.ts';
import { testApp } from '../../testing/test-app.ts';
import { type FileContext, fileTools } from './file.service.ts';

export type Signed = Readonly<
  Record<'id' | 'policy' | 'signature' | 'ossPath' | 'host' | 'cdnDomain', string>
> & {
  readonly accessKeyId: string;
  readonly url: string;
};

/** The app with its files, spoken to as a client does: signed calls, then a form. */
export async function filesApp(database: Database, settings: SettingOverrides = {}) {
  const made = await testApp(database, { settings });
  const { app, deps, clock, wire } = made;
  const ctx: FileContext = {
    ...testContext(database, { now: clock.now }),
    db: database.db,
    ...fileTools(deps),
  };
  const ask = async (name: 'generateProximalSign' | 'report' | 'info', params: object) =>
    wire.call(`serverless.file.resource.${name}`, params, await wire.authorize());
  const sign = async (filename = 'one.jpg', more: object = {}): Promise<Signed> =>
    (await ask('generateProximalSign', { env: 'public', filename, ...more })).data as Signed;
  const post = (signed: Signed, bytes: Uint8Array, change: FormChange = {}) =>
    postForm(app, signed, bytes, change);
  return {
    ...made,
    ctx,
    ask,
    sign,
    post,
    /** The three steps of one upload; answers what the first one said. */
    async upload(bytes: Uint8Array, filename = 'one.jpg', more: object = {}): Promise<Signed> {
      const signed = await sign(filename, more);
      const answer = await post(signed, bytes);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      await ask('report', { id: signed.id });
      return signed;
    },
    /** Addresses as getTempFileURL gets them, as paths with their queries. */
    async look(address: string): Promise<string> {
      const { data } = await ask('info', { id: address });
      const [entry] = data as unknown as [{ url: string }];
      const url = new URL(entry.url);
      return url.pathname + url.search;
    },
    get: (path: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'GET', url: path, headers }),
  };
}

export interface FormChange {
  /** Fields put in place of the right ones; undefined leaves one out. */
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fileField?: string;
  /** The file goes first. */
  readonly fileFirst?: boolean;
  readonly second?: Uint8Array;
}

/** The form exactly as the published runtime builds it (protocol 1.6). */
export async function postForm(app: FastifyInstance, signed: Signed, bytes: Uint8Array, change: FormChange) {
  const form = new FormData();
  const fields: Record<string, string | undefined> = {
    'Cache-Control': 'max-age=2592000',
    'Content-Disposition': 'attachment',
    OSSAccessKeyId: signed.accessKeyId,
    Signature: signed.signature,
    host: signed.host,
    id: signed.id,
    key: signed.ossPath,
    policy: signed.policy,
    success_action_status: '200',
    ...change.fields,
  };
  const file = new File([new Uint8Array(bytes)], 'blob', { type: 'text/html' });
  if (change.fileFirst) form.append(change.fileField ?? 'file', file);
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  if (!change.fileFirst) form.append(change.fileField ?? 'file', file);
  if (change.second) form.append('file', new File([new Uint8Array(change.second)], 'two'));
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/upload',
    headers: { 'content-type': String(encoded.headers.get('content-type')), ...change.headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** A picture of one colour. */
export function picture(
  type: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff' = 'jpeg',
  size: { width: number; height: number } = { width: 40, height: 30 },
  background = '#a5673f',
): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background } })
    .toFormat(type)
    .toBuffer();
}
