import { refuse } from '../../lib/refusal.ts';
import { cleanImage } from './clean-image.ts';
import { markStored, takeUpload } from './file.repository.ts';
import type { FileContext } from './file-context.ts';
import { POLICY_OWNER } from './sign-upload.ts';
import { objectOf } from './upload-name.ts';
import { readPolicy, type UploadPolicy } from './upload-policy.ts';

/** Longest side of a stored picture in pixels: what the largest screens show. */
const MOST_SIDE = 2_560;

/**
 * The policy that the fields of a form carry. Refuses 'upload-expired' when they are not exactly what was signed, or too
 * late.
 */
export function openUpload(ctx: FileContext, fields: ReadonlyMap<string, string>): UploadPolicy {
  const signed = { policy: fields.get('policy') ?? '', signature: fields.get('Signature') ?? '' };
  const policy = readPolicy(ctx.uploadKey, signed, ctx.now());
  const agrees =
    policy !== undefined &&
    fields.get('id') === policy.id &&
    fields.get('key') === policy.key &&
    fields.get('OSSAccessKeyId') === POLICY_OWNER;
  return agrees ? policy : refuse('upload-expired', 'file');
}

/**
 * Checks, cleans and stores what was sent under a policy. Refuses 'upload-expired' the second time, 'file-too-large' and
 * 'file-type-not-allowed'; the policy is used up either way.
 */
export async function receiveUpload(ctx: FileContext, policy: UploadPolicy, bytes: Buffer): Promise<void> {
  const { id, key, origin, max, types } = policy;
  const object = objectOf(id);
  const taken = await takeUpload(ctx.db, { id, key, object, origin, received_at: ctx.now() });
  if (!taken) refuse('upload-expired', 'file');
  if (bytes.length > max) refuse('file-too-large', 'file');
  const image = await cleanImage(bytes, { side: MOST_SIDE }, types);
  const { type, width, height, hash } = image;
  const size = image.bytes.length;
  await ctx.storage.put(object, image.bytes, { type, size });
  const stored = { type, size, width, height, content_hash: hash };
  const kept = await markStored(ctx.db, id, stored, ctx.now());
  if (!kept) await ctx.storage.delete(object);
}
