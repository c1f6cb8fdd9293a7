import type { Clock } from '../../clock.ts';
import { claimFile, type FileTools, fileLink, freshLink } from '../file/file.service.ts';
import type { FeedbackFiles } from './feedback-context.ts';

/** Pictures beside messages as files of the person who wrote: private, gone with the account. */
export function feedbackFiles(tools: FileTools, now: Clock): FeedbackFiles {
  return {
    async claim(ctx, reference, ownerUid) {
      const claim = { purpose: 'feedback', ownerUid, private: true, field: 'images' } as const;
      const file = await claimFile({ ...ctx, ...tools }, reference, claim);
      const name = file.path.split('/').at(-1) ?? '';
      const extname = /\.(\w+)$/.exec(name)?.[1] ?? '';
      return { id: file.id, name, extname, fileType: 'image', url: file.url, size: file.size };
    },
    fresh: (address) => freshLink({ ...tools, now }, address),
    link: (ctx, image) => fileLink({ ...ctx, ...tools }, image.id),
  };
}
