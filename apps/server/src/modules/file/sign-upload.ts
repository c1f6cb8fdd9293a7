import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@yuanguang/contract/constants';
import { GatewayError } from '../../gateway/gateway-error.ts';
import { newId } from '../../lib/ids.ts';
import { limit } from '../../lib/limits/rate-limit.ts';
import { Refusal } from '../../lib/refusal.ts';
import { countWaiting } from './file.repository.ts';
import { hostOf, inSeconds, opening, SENDER_LINK_SECONDS } from './file-address.ts';
import type { FileContext } from './file-context.ts';
import { newKey } from './upload-name.ts';
import { signPolicy } from './upload-policy.ts';

const POLICY_MS = 10 * 60_000;
/** Files of one network that were sent and are not used by anything yet. */
const MOST_WAITING = 500;
/** Clients send it back with the form; it says whose the policy is and opens nothing. */
export const POLICY_OWNER = 'yuanguang';

/**
 * Where and how to send one file: the fields of protocol 1.6, and `url`, a path on the gateway's own origin for clients
 * that share it. Good once, for ten minutes.
 * @throws {GatewayError} ParamInvalid for names that are not pictures', Throttling.Api beyond the rate of the network.
 */
export async function signUpload(ctx: FileContext, params: Record<string, unknown>): Promise<object> {
  const { settings, caller } = ctx;
  if (params.env !== undefined && params.env !== 'public') {
    throw new GatewayError('ParamInvalid', 'env must be public');
  }
  const key = newKey(params.filename, params.fileId);
  const origin = ctx.originOf(caller.ip);
  await withinRate(ctx, origin);
  const at = ctx.now();
  const id = newId(at);
  const signed = signPolicy(ctx.uploadKey, {
    id,
    key,
    max: UPLOAD_MAX_BYTES,
    types: UPLOAD_TYPES,
    expires: at.getTime() + POLICY_MS,
    origin,
  });
  const host = hostOf(settings);
  return {
    id,
    ...signed,
    // Clients make the file's address of it: theirs opens the picture for a while, and nobody else's does.
    cdnDomain: `${host}/files/${opening(ctx, key, inSeconds(ctx, SENDER_LINK_SECONDS))}`,
    host: settings.UPLOAD_HOST ?? `${host}/upload`,
    ossPath: key,
    accessKeyId: POLICY_OWNER,
    url: '/upload',
  };
}

async function withinRate(ctx: FileContext, origin: string): Promise<void> {
  const tooMany = () => new GatewayError('Throttling.Api', 'too many uploads');
  try {
    const points = ctx.settings.RATE_UPLOADS_PER_HOUR;
    await limit(ctx, { key: `file.upload:${origin}`, points, seconds: 3_600 });
  } catch (error) {
    throw error instanceof Refusal ? tooMany() : error;
  }
  if ((await countWaiting(ctx.db, origin, MOST_WAITING)) >= MOST_WAITING) throw tooMany();
}
