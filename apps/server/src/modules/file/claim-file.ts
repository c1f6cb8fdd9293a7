import { inTransaction } from '../../lib/context.ts';
import { isId } from '../../lib/ids.ts';
import { refuse } from '../../lib/refusal.ts';
import { deleteOne, fileById, filesByKeys, type StoredRow, setClaim } from './file.repository.ts';
import { keyOf, openPath, pathOf } from './file-address.ts';
import type { FileContext } from './file-context.ts';

/** What a file is for. An avatar is cut to a square of 600 pixels. */
export type FilePurpose = 'avatar' | 'feedback' | 'news' | 'content' | 'printing';

export interface Claim {
  readonly purpose: FilePurpose;
  /** Whose it is: it goes with the account. Null for what belongs to nobody. */
  readonly ownerUid: string | null;
  /** True: opens by links of ten minutes only. False: everybody may see it, for ever. */
  readonly private: boolean;
  /** Path of the input field, for a refusal. */
  readonly field?: string;
}

export interface ClaimedFile {
  readonly id: string;
  /** The full address to keep; for a private file it opens nothing by itself (`fileLink`). */
  readonly url: string;
  readonly path: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * A feature takes a sent file into use, by its id or address; it is then no longer swept away. A file is claimed once:
 * again only the same owner for the same purpose. Refuses 'file-not-found' (unknown, not reported, or another's).
 */
export async function claimFile(ctx: FileContext, reference: string, claim: Claim): Promise<ClaimedFile> {
  const by = referenceOf(ctx, reference);
  const file = by && (await inTransaction(ctx, (ctx) => claimOnce(ctx, by, claim)));
  return file ? viewOf(ctx, file) : refuse('file-not-found', claim.field);
}

/** Where a file can be looked at now, as a full address: for staff and owners of private ones. Refuses 'file-not-found'. */
export async function fileLink(ctx: FileContext, reference: string): Promise<string> {
  const file = await findFile(ctx, referenceOf(ctx, reference));
  return file ? ctx.settings.PUBLIC_URL + openPath(ctx, file) : refuse('file-not-found');
}

/**
 * The same without a look into the database, for an address that a module keeps of a private file: only for whoever may
 * look at it. Any other text stays as it is.
 */
export function freshLink(
  ctx: Pick<FileContext, 'settings' | 'fileLinkKey' | 'now'>,
  address: string,
): string {
  const key = keyOf(ctx.settings, address);
  return key === undefined ? address : ctx.settings.PUBLIC_URL + openPath(ctx, { key, private: true });
}

/**
 * Who took it uses the file no longer; nothing happens when it is not theirs, or for something else. Such as the picture
 * before a new one.
 */
export async function releaseFile(
  ctx: FileContext,
  reference: string,
  { ownerUid, purpose }: Pick<Claim, 'ownerUid' | 'purpose'>,
): Promise<void> {
  const file = await findFile(ctx, referenceOf(ctx, reference));
  if (file?.owner_uid !== ownerUid || file.purpose !== purpose) return;
  await inTransaction(ctx, async (ctx) => {
    await deleteOne(ctx.db, file.id);
    await ctx.jobs.enqueue(ctx, 'file.discard', { objects: [file.object] });
  });
}

type Reference = { id: string } | { key: string };

function referenceOf(ctx: FileContext, reference: string): Reference | undefined {
  if (isId(reference)) return { id: reference };
  const key = keyOf(ctx.settings, reference);
  return key === undefined ? undefined : { key };
}

async function findFile(ctx: FileContext, by: Reference | undefined): Promise<StoredRow | undefined> {
  if (!by) return undefined;
  const file = 'id' in by ? await fileById(ctx.db, by.id) : (await filesByKeys(ctx.db, [by.key]))[0];
  return file?.stored_at ? file : undefined;
}

async function claimOnce(ctx: FileContext, by: Reference, claim: Claim): Promise<StoredRow | undefined> {
  const claimed = await setClaim(ctx.db, by, { ...claim, at: ctx.now() });
  if (!claimed) {
    const file = await findFile(ctx, by);
    const same = file?.purpose === claim.purpose && file.owner_uid !== null;
    return same && file.owner_uid === claim.ownerUid ? file : undefined;
  }
  if (claim.purpose === 'avatar') await ctx.jobs.enqueue(ctx, 'file.fit', { id: claimed.id });
  return claimed;
}

export function viewOf(ctx: FileContext, file: StoredRow): ClaimedFile {
  const path = pathOf(file.key);
  const { type, size, width, height } = file;
  return {
    id: file.id,
    url: ctx.settings.PUBLIC_URL + path,
    path,
    type: type ?? '',
    size: size ?? 0,
    width: width ?? 0,
    height: height ?? 0,
  };
}
