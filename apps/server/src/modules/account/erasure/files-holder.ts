import { deleteFilesOf, type FileTools, filesOf } from '../../file/file.service.ts';
import type { PersonalDataHolder } from './personal-data.ts';

/** Pictures a person sent, whatever they were for. */
export const filesHolder = (tools: FileTools): PersonalDataHolder => ({
  name: 'files',
  export: (ctx, uid) => filesOf({ ...ctx, ...tools }, uid),
  async erase(ctx, uid) {
    await deleteFilesOf({ ...ctx, ...tools }, uid);
  },
});
