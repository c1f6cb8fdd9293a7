import { createSecretKey, type KeyObject } from 'node:crypto';
import type { AppDeps } from '../../app-context.ts';
import type { Context } from '../../lib/context.ts';
import type { Jobs } from '../../lib/jobs.ts';
import { networkOf } from '../../lib/limits/caller-address.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { Settings } from '../../settings.ts';

/** What the file functions work with besides the context of a call. */
export interface FileTools {
  readonly settings: Settings;
  readonly jobs: Jobs;
  readonly storage: Storage;
  /** Key of upload policies. */
  readonly uploadKey: KeyObject;
  /** Key of links to private files. */
  readonly fileLinkKey: KeyObject;
  /** A keyed hash of the network an address belongs to. */
  readonly originOf: (ip: string) => string;
}

export interface FileContext extends Context, FileTools {}

/** Holds nothing of its own: every module that uses files may make them for itself. */
export function fileTools(deps: Pick<AppDeps, 'settings' | 'jobs' | 'storage' | 'keys'>): FileTools {
  return {
    settings: deps.settings,
    jobs: deps.jobs,
    storage: deps.storage,
    uploadKey: createSecretKey(deps.keys.derive('file.upload')),
    fileLinkKey: createSecretKey(deps.keys.derive('file.link')),
    originOf: (ip) => deps.keys.data.index('file.origin', networkOf(ip)),
  };
}
