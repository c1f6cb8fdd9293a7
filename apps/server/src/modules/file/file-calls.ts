import type { FileCalls } from '../../gateway/files.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { RequestInfo } from '../../gateway/invoke.ts';
import { isId } from '../../lib/ids.ts';
import { filesByKeys, markReported, type StoredRow } from './file.repository.ts';
import { isOpenLink, keyOf, LINK_SECONDS, linkPath, pathOf } from './file-address.ts';
import type { FileContext } from './file-context.ts';
import { signUpload } from './sign-upload.ts';

/** Most addresses in one request. */
const MOST_FILES = 50;

/** The three file methods of the gateway, over our own store. */
export function fileCalls(contextOf: (request: RequestInfo) => FileContext): FileCalls {
  return {
    sign: (params, request) => signUpload(contextOf(request), params),
    report: (params, request) => report(contextOf(request), params),
    info: (params, request) => info(contextOf(request), params),
  };
}

/**
 * The client is done. Answers `url`: a path under which the picture can be looked at for ten minutes after it came,
 * however often it is reported; of a private one that a feature has taken, the bare path.
 */
async function report(ctx: FileContext, { id }: Record<string, unknown>): Promise<object> {
  const file = typeof id === 'string' && isId(id) ? await markReported(ctx.db, id, ctx.now()) : undefined;
  if (!file?.stored_at) throw new GatewayError('ParamInvalid', 'the upload is unknown or has expired');
  if (file.claimed_at || !file.private) return { id: file.id, url: pathOf(file.key) };
  const expires = Math.floor(file.stored_at.getTime() / 1000) + LINK_SECONDS;
  return { id: file.id, url: linkPath(ctx, file.key, expires) };
}

/**
 * One entry an address, in order; an address that is not ours stands for itself, and so does that of a private file.
 * Nobody is known here, and an address alone proves nothing: new links come from the module that knows who may look.
 */
async function info(ctx: FileContext, { id }: Record<string, unknown>): Promise<readonly object[]> {
  const addresses = typeof id === 'string' && id !== '' ? id.split(',') : [];
  if (addresses.length > MOST_FILES) throw new GatewayError('ParamInvalid', `at most ${MOST_FILES} files`);
  const keys = addresses.map((address) => keyOf(ctx.settings, address));
  const known = keys.filter((key) => key !== undefined);
  const files = new Map((await filesByKeys(ctx.db, known)).map((file) => [file.key, file]));
  return addresses.map((address, index) => entryOf(ctx, address, files.get(keys[index] ?? '')));
}

function entryOf(ctx: FileContext, address: string, file: StoredRow | undefined): object {
  const none = { fileId: address, url: address, name: '', size: 0, type: '', gmtCreate: 0, gmtModified: 0 };
  if (!file || (file.private && !isOpenLink(ctx, address))) return none;
  return {
    fileId: address,
    url: file.private ? address : ctx.settings.PUBLIC_URL + pathOf(file.key),
    name: file.key.split('/').at(-1) ?? '',
    size: file.size,
    type: file.type,
    gmtCreate: file.received_at.getTime(),
    gmtModified: (file.stored_at ?? file.received_at).getTime(),
  };
}
