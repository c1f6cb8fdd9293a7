export { type Api, type ApiOptions, createApi } from './api.ts';
export { type Now, systemNow } from './clock.ts';
export {
  type Cloud,
  type CloudOptions,
  createCloud,
  type FileLine,
  type ObjectClient,
  type ObjectOptions,
} from './cloud.ts';
export {
  asksForLogin,
  CloudError,
  CODES,
  isBusy,
  isPassing,
  type Reason,
  secondsToWait,
} from './errors.ts';
export { isOnline, watchOnline } from './online.ts';
export { type Answer, boundedTimeout, type HttpMethod, type RequestOptions, request } from './request.ts';
export { type CallOptions, createSupervisor, textOf } from './supervisor.ts';
export { connectSocket, download, type UploadOptions, upload } from './transfer.ts';
export type { CloudTexts, CloudUi } from './ui.ts';
export {
  type UploadedFile,
  type UploadFilesOptions,
  type UploadProgress,
  type UploadResult,
  uploadFiles,
} from './upload.ts';
export { createWatch, type Supervise, type WatchOptions } from './watch.ts';
