import { defineModule } from '../../app-module.ts';
import { requestContext } from '../../lib/context.ts';
import { throttle } from '../../lib/limits/throttle.ts';
import type { PersonalDataHolder } from '../../lib/personal-data.ts';
import { fileJobs } from './file.jobs.ts';
import { fileRoute } from './file.routes.ts';
import './file.tables.ts';
import { fileCalls } from './file-calls.ts';
import { type FileContext, type FileTools, fileTools } from './file-context.ts';
import { deleteFilesOf, filesOf } from './files-of-person.ts';
import { uploadRoute } from './upload.routes.ts';

/** Forms a minute from one address, before anything of them is read. */
const FORMS_PER_MINUTE = 600;

/** Pictures that people send: the gateway's file methods, and the routes for forms and pictures. */
export const fileModule = defineModule('file', (deps) => {
  const tools = fileTools(deps);
  const contextOf = (request: { id: string; ip: string }): FileContext => ({
    ...requestContext(deps, request),
    ...tools,
  });
  const forms = throttle(FORMS_PER_MINUTE, deps.clock);
  return {
    objects: [],
    routes: [
      { pages: false, register: uploadRoute({ contextOf, forms }) },
      { pages: false, register: fileRoute(contextOf) },
    ],
    jobs: fileJobs(tools),
    notices: [],
    noticeKinds: [],
    collections: [],
    payables: [],
    journal: [],
    merits: [],
    personalData: filesHolder(tools),
    seed: 'none',
    gateway: () => ({ files: fileCalls(({ requestId, ip }) => contextOf({ id: requestId, ip })) }),
  };
});

/** Pictures a person sent, whatever they were for. */
function filesHolder(tools: FileTools): PersonalDataHolder {
  return {
    name: 'files',
    tables: ['files'],
    export: (ctx, uid) => filesOf({ ...ctx, ...tools }, uid),
    async erase(ctx, uid) {
      await deleteFilesOf({ ...ctx, ...tools }, uid);
    },
  };
}
