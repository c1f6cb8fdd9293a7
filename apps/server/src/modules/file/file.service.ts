import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-context.ts';
import type { FileCalls } from '../../gateway/files.ts';
import { throttle } from '../../gateway/throttle.ts';
import type { Caller } from '../../lib/context.ts';
import { fileDoor } from './file.door.ts';
import { fileJobs } from './file.jobs.ts';
import { fileCalls } from './file-calls.ts';
import { type FileContext, fileTools } from './file-context.ts';
import { uploadDoor } from './upload.door.ts';
import './file.tables.ts';

export { claimFile, fileLink, releaseFile } from './claim-file.ts';
export { type FileContext, type FileTools, fileTools } from './file-context.ts';
export { deleteFilesOf, filesOf } from './files-of-person.ts';

/** Files as the app takes them in: the gateway's file methods, and the doors for forms and pictures. */
export interface FileModule {
  readonly calls: FileCalls;
  doors(app: FastifyInstance): Promise<void>;
}

/** Forms a minute from one address, before anything of them is read. */
const FORMS_PER_MINUTE = 600;
const NOBODY: Caller = { deviceId: '', ip: '', language: 'zh-Hans', uid: null, roles: [] };

/** Builds the module; its jobs are told to `deps.jobs`. */
export function fileModule(deps: AppDeps): FileModule {
  const { database, clock, log } = deps;
  const tools = fileTools(deps);
  fileJobs(deps, tools);
  const contextOf = (arrival: { ip: string; requestId: string }): FileContext => ({
    db: database.db,
    now: clock,
    log,
    requestId: arrival.requestId,
    caller: { ...NOBODY, ip: arrival.ip },
    ...tools,
  });
  const ofRequest = (request: { id: string; ip: string }) =>
    contextOf({ ip: request.ip, requestId: request.id });
  return {
    calls: fileCalls(contextOf),
    async doors(app) {
      await app.register(uploadDoor({ contextOf: ofRequest, forms: throttle(FORMS_PER_MINUTE, clock) }));
      await app.register(fileDoor(ofRequest));
    },
  };
}
