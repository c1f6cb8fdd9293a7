import { buffer } from 'node:stream/consumers';
import { inTransaction } from '../../lib/context.ts';
import { type JobDefinition, job, repeatingJob } from '../../lib/jobs.ts';
import { cleanImage } from './clean-image.ts';
import { deleteUnclaimed, fileById, replaceObject } from './file.repository.ts';
import type { FileContext, FileTools } from './file-context.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    /** Cuts an avatar to its size. */
    'file.fit': { id: string };
    /** Removes objects from the storage; their rows are gone already. */
    'file.discard': { objects: readonly string[] };
    /** Forgets what nothing has taken into use. */
    'file.sweep': Record<string, never>;
  }
}

const AVATAR_SIDE = 600;
const UNUSED_MS = 24 * 3_600_000;
const AT_ONCE = 200;
const EVERY_HOUR = '17 * * * *';

export function fileJobs(tools: FileTools): readonly JobDefinition[] {
  return [
    job('file.fit', (ctx, { id }) => fitAvatar({ ...ctx, ...tools }, id)),
    job('file.discard', async (_ctx, { objects }) => {
      for (const object of objects) {
        await tools.storage.delete(object);
        await tools.storage.delete(fittedName(object));
      }
    }),
    repeatingJob('file.sweep', EVERY_HOUR, (ctx) => sweep({ ...ctx, ...tools })),
  ];
}

/** The same name each time: done again after a crash, it leaves nothing behind. */
const fittedName = (object: string): string => (object.endsWith('-fit') ? object : `${object}-fit`);

async function fitAvatar(ctx: FileContext, id: string): Promise<void> {
  const file = await fileById(ctx.db, id);
  if (!file || fittedName(file.object) === file.object) return;
  const bytes = await ctx.storage.get(file.object);
  if (!bytes) throw new Error(`the object of file ${id} is missing`);
  const image = await cleanImage(await buffer(bytes), { side: AVATAR_SIDE, square: true });
  const { type, width, height, hash } = image;
  const size = image.bytes.length;
  const to = fittedName(file.object);
  await ctx.storage.put(to, image.bytes, { type, size });
  const change = { type, size, width, height, content_hash: hash, from: file.object, to };
  await inTransaction(ctx, async (ctx) => {
    // Deleted meanwhile, nothing of it may stay; replaced, only what it was before goes.
    const replaced = await replaceObject(ctx.db, id, change);
    if (!replaced) await ctx.jobs.enqueue(ctx, 'file.discard', { objects: [to] });
  });
  await ctx.storage.delete(file.object);
}

async function sweep(ctx: FileContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNUSED_MS);
  for (;;) {
    const objects = await inTransaction(ctx, async (ctx) => {
      const gone = await deleteUnclaimed(ctx.db, before, AT_ONCE);
      if (gone.length > 0) await ctx.jobs.enqueue(ctx, 'file.discard', { objects: gone });
      return gone;
    });
    if (objects.length < AT_ONCE) return;
  }
}
