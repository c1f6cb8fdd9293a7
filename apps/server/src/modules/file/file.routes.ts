import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { filesByKeys, type StoredRow } from './file.repository.ts';
import { isKey, LINK_SECONDS, linkOpens, partsOf } from './file-address.ts';
import type { FileContext } from './file-context.ts';

interface Asked {
  Params: { '*': string };
}

const ENDING: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Opened by itself, a file may do nothing at all, whatever it turned out to be. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * `GET /files/<key>`: a stored file. Public ones for everybody, kept by caches for 30 days; all others only by a link
 * that is still good. What may not be seen is not there: 404.
 */
export function fileRoute(contextOf: (request: FastifyRequest) => FileContext) {
  return async function route(app: FastifyInstance): Promise<void> {
    app.get<Asked>('/files/*', async (request, reply) => {
      const ctx = contextOf(request);
      const { key, opener } = partsOf(request.params['*']);
      const [file] = isKey(key) ? await filesByKeys(ctx.db, [key]) : [];
      if (!file || (file.private && !linkOpens(ctx, file.key, opener))) return missing(reply);
      const tag = `"${file.content_hash?.toString('base64url') ?? file.id}"`;
      reply.headers({ ...headersOf(file), etag: tag });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      const bytes = await ctx.storage.get(file.object);
      if (!bytes) {
        request.log.error({ file: file.id, requestId: request.id }, 'a file is missing in the storage');
        return missing(reply);
      }
      return reply
        .type(file.type ?? 'application/octet-stream')
        .header('content-length', file.size)
        .send(bytes);
    });
  };
}

function headersOf(file: StoredRow): Record<string, string> {
  const ending = ENDING[file.type ?? ''];
  return {
    'cache-control': file.private
      ? `private, max-age=${LINK_SECONDS}`
      : `public, max-age=${CACHE_SECONDS}, immutable`,
    // A name of ours: the visitor's may hold anything.
    'content-disposition': `inline; filename="${file.id}${ending ? `.${ending}` : ''}"`,
    'content-security-policy': POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
  };
}

/** Cache age of SPEC 9. */
const CACHE_SECONDS = 2_592_000;

function missing(reply: FastifyReply): FastifyReply {
  for (const name of ['cache-control', 'content-disposition', 'etag']) reply.removeHeader(name);
  return reply.code(404).header('cache-control', 'no-store').send({ error: 'not found' });
}
