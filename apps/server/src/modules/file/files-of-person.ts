import { inTransaction } from '../../lib/context.ts';
import { type ClaimedFile, viewOf } from './claim-file.ts';
import { deleteOfOwner, filesOfOwner } from './file.repository.ts';
import type { FileContext } from './file-context.ts';

export interface OwnFile extends ClaimedFile {
  readonly purpose: string;
  readonly sentAt: Date;
}

/** A person's files, oldest first: for the export of their data. */
export async function filesOf(ctx: FileContext, uid: string): Promise<OwnFile[]> {
  const files = await filesOfOwner(ctx.db, uid);
  return files.map((file) => ({
    ...viewOf(ctx, file),
    purpose: file.purpose ?? '',
    sentAt: file.received_at,
  }));
}

/** Erases a person's files: no address opens any more at once, the bytes follow by a job. Answers how many. */
export async function deleteFilesOf(ctx: FileContext, uid: string): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const objects = await deleteOfOwner(ctx.db, uid);
    if (objects.length > 0) await ctx.jobs.enqueue(ctx, 'file.discard', { objects });
    return objects.length;
  });
}
