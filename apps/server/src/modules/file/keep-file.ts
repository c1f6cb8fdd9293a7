import { UPLOAD_MAX_BYTES } from '@yuanguang/contract/constants';
import { inTransaction } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { refuse } from '../../lib/refusal.ts';
import { type Claim, type ClaimedFile, claimFile } from './claim-file.ts';
import { cleanImage, type Fit, type PictureType } from './clean-image.ts';
import { markReported, markStored, takeUpload } from './file.repository.ts';
import type { FileContext } from './file-context.ts';
import { newKey, objectOf } from './upload-name.ts';

const ENDING: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * Keeps a picture that the temple itself brings, written anew within `side` pixels, and takes it into use at once.
 * `types` are those that are taken, all unless told. Refuses 'file-too-large' (10 MB) and 'file-type-not-allowed'.
 */
export async function keepFile(
  ctx: FileContext,
  bytes: Uint8Array,
  { purpose, types, ...fit }: Pick<Claim, 'purpose'> & Fit & { readonly types?: readonly PictureType[] },
): Promise<ClaimedFile> {
  if (bytes.length > UPLOAD_MAX_BYTES) refuse('file-too-large', 'file');
  const image = await cleanImage(bytes, fit, types);
  const { type, width, height, hash } = image;
  const size = image.bytes.length;
  const id = newId(ctx.now());
  const object = objectOf(id);
  await ctx.storage.put(object, image.bytes, { type, size });
  try {
    return await inTransaction(ctx, async (ctx) => {
      const { db, now } = ctx;
      const key = newKey(`picture.${ENDING[type]}`, undefined);
      await takeUpload(db, { id, key, object, origin: ctx.originOf(ctx.caller.ip), received_at: now() });
      await markStored(db, id, { type, size, width, height, content_hash: hash }, now());
      await markReported(db, id, now());
      return claimFile(ctx, id, { purpose, ownerUid: null, private: false });
    });
  } catch (error) {
    await ctx.storage.delete(object);
    throw error;
  }
}
