import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@yuanguang/contract/constants';
import { ERROR_MESSAGES, type ErrorCode } from '@yuanguang/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openToAnyOrigin } from '../../gateway/any-origin.ts';
import { readerLanguage } from '../../gateway/web/reader-language.ts';
import { networkOf } from '../../lib/limits/caller-address.ts';
import { createKeyedPermits } from '../../lib/limits/semaphore.ts';
import type { Throttle } from '../../lib/limits/throttle.ts';
import { Refusal, refuse } from '../../lib/refusal.ts';
import type { FileContext } from './file-context.ts';
import { openUpload, receiveUpload } from './receive-upload.ts';

export interface UploadRouteDeps {
  readonly contextOf: (request: FastifyRequest) => FileContext;
  /** Rate of forms of one address, whatever is in them. */
  readonly forms: Throttle;
}

/** The fields of protocol 1.6, with room for what an app adds. */
const FORM = { files: 1, fields: 24, parts: 25, fieldNameSize: 100, fieldSize: 8 * 1024 };
const FORM_BYTES = 256 * 1024;
/** Each form under way may hold its whole file in memory. A family behind one address sends five at a time each. */
const AT_ONCE = { perKey: 20, total: 60 };
/** The last name is misspelt by the clients themselves; the browser compares it letter by letter. */
const ALLOWED_HEADERS = 'content-type, x-oss-server-side-encrpytion';

const STATUS: { readonly [Code in ErrorCode]?: number } = {
  'too-many-requests': 429,
  'file-too-large': 413,
  'file-type-not-allowed': 415,
  'upload-expired': 403,
};

/**
 * `POST /upload`: the form of an upload, fields first, then the file. 200 with `{}`, else a status of 400 or more (all
 * that the clients look at) with `{errCode, errMsg}` in the language of Accept-Language. No cookies: any origin may send.
 */
export function uploadRoute({ contextOf, forms }: UploadRouteDeps) {
  const acquire = createKeyedPermits(AT_ONCE);
  return async function route(app: FastifyInstance): Promise<void> {
    await app.register(multipart, { limits: { ...FORM, fileSize: UPLOAD_MAX_BYTES } });
    openToAnyOrigin(app, '/upload', ALLOWED_HEADERS);
    app.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'POST') return;
      if (!forms(request.ip)) return refused(request, reply, 'too-many-requests');
      // Browsers and apps know the length of a form; without it nobody could tell how much is still to come.
      const length = Number(request.headers['content-length'] ?? Number.NaN);
      if (!(length <= UPLOAD_MAX_BYTES + FORM_BYTES)) return refused(request, reply, 'file-too-large');
    });
    app.setErrorHandler((error, request, reply) => fail(request, reply, error));

    app.post('/upload', { bodyLimit: UPLOAD_MAX_BYTES + FORM_BYTES }, async (request) => {
      const release = acquire(networkOf(request.ip)) ?? refuse('too-many-requests');
      try {
        await takeForm(request, contextOf(request));
      } finally {
        release();
      }
      return {};
    });
  };
}

/** Reads the form to its end also after a refusal: a browser that is still sending would see only a broken line. */
async function takeForm(request: FastifyRequest, ctx: FileContext): Promise<void> {
  const fields = new Map<string, string>();
  let refusal: unknown;
  let received = false;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      // The first of a name counts, and nothing that comes behind the file.
      if (!received && !fields.has(part.fieldname)) fields.set(part.fieldname, String(part.value));
      continue;
    }
    try {
      await takeFile(part, fields, ctx);
      received = true;
    } catch (error) {
      refusal ??= error;
      part.file.resume();
    }
  }
  if (refusal !== undefined) throw refusal;
  if (!received) refuse('param-invalid', 'file');
}

async function takeFile(
  part: MultipartFile,
  fields: ReadonlyMap<string, string>,
  ctx: FileContext,
): Promise<void> {
  // Before a byte of the file is looked at.
  const policy = openUpload(ctx, fields);
  if (part.fieldname !== 'file') refuse('param-invalid', 'file');
  await receiveUpload(ctx, policy, await part.toBuffer().catch(unreadable));
}

/** The parts as they come; a form that cannot be read is the sender's mistake. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch (error) {
    unreadable(error);
  }
}

/** Broken off, no form at all, or more of something than a form may have. */
function unreadable(error: unknown): never {
  if (error instanceof Refusal) throw error;
  return refuse(statusOf(error) === 413 ? 'file-too-large' : 'param-invalid', 'file');
}

function fail(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof Refusal) return refused(request, reply, error.code);
  const status = statusOf(error);
  if (status === 413) return refused(request, reply, 'file-too-large');
  if (status < 500) return refused(request, reply, 'param-invalid');
  request.log.error({ err: error, requestId: request.id }, 'upload failed');
  return reply.code(500).send({ errCode: 20000, errMsg: 'System error' });
}

function statusOf(error: unknown): number {
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : 500;
}

function refused(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  const errMsg = ERROR_MESSAGES[code][readerLanguage(request.headers)];
  return reply.code(STATUS[code] ?? 400).send({ errCode: code, errMsg });
}
