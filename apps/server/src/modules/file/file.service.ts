/** What other modules may use of files. */
export { claimFile, fileLink, freshLink, releaseFile } from './claim-file.ts';
export { type FileContext, type FileTools, fileTools } from './file-context.ts';
export { keepFile } from './keep-file.ts';
