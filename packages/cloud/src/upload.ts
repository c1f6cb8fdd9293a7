import { UPLOAD_CONCURRENCY, UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@yuanguang/contract/constants';
import { type Language, languageOf } from '@yuanguang/contract/languages';
import type { Cloud, FileLine } from './cloud.ts';
import { CloudError, CODES } from './errors.ts';
import { postForm } from './upload-form.ts';

export interface UploadedFile {
  /** What forms keep: the file's lasting address, as existing clients know it. */
  readonly fileId: string;
  /** Where the picture can be looked at for the next ten minutes, on the gateway's own origin. */
  readonly url: string;
}

/** One for each file, in their order. `textOf(error, texts)` says it to the visitor. */
export type UploadResult = UploadedFile | { readonly error: CloudError };

export interface UploadProgress {
  /** Which file moved on. */
  readonly index: number;
  /** Its own share that has left, 0 to 1. */
  readonly share: number;
  /** The share of all files together by their sizes, 0 to 1. Files that failed count as done. */
  readonly whole: number;
}

export interface UploadFilesOptions {
  readonly onProgress?: (progress: UploadProgress) => void;
  /** Files under way at the same time; default 5. */
  readonly concurrency?: number;
  /** Ends what is under way and begins nothing more; what had arrived stays in the answer. */
  readonly signal?: AbortSignal;
  /** Milliseconds for one file; default 60000. */
  readonly timeout?: number;
}

interface Signed {
  readonly id: string;
  readonly cdnDomain: string;
  readonly ossPath: string;
  readonly host: string;
  readonly accessKeyId: string;
  readonly signature: string;
  readonly policy: string;
  readonly url?: string;
}

/**
 * Sends pictures: signs, uploads, reports each one, five at a time. Never throws for a file: each has its result, in the
 * order of `files`. Pictures that are too large or no pictures are not sent at all.
 */
export async function uploadFiles(
  { files: line }: Pick<Cloud, 'files'>,
  files: readonly Blob[],
  options: UploadFilesOptions = {},
): Promise<UploadResult[]> {
  const results: UploadResult[] = [];
  const progress = progressOf(files, options.onProgress);
  const queue = files.entries();
  const work = async () => {
    // One iterator for all: each worker takes what is next.
    for (const [index, file] of queue) {
      results[index] = await settled(line, options, () =>
        uploadOne(line, file, options, (share) => progress(index, share)),
      );
      progress(index, 1);
    }
  };
  const workers = Math.max(1, Math.min(options.concurrency ?? UPLOAD_CONCURRENCY, files.length));
  await Promise.all(Array.from({ length: workers }, work));
  return results;
}

async function settled(
  { texts }: FileLine,
  { signal }: UploadFilesOptions,
  work: () => Promise<UploadedFile>,
): Promise<UploadResult> {
  try {
    return await work();
  } catch (error) {
    if (signal?.aborted) return { error: aborted() };
    if (error instanceof CloudError && error.reason !== 'gateway') return { error };
    return { error: new CloudError(CODES.upload, texts().upload, 'gateway', { detail: error }) };
  }
}

const aborted = () => new CloudError(CODES.aborted, 'uploadFile:fail abort', 'abort');

async function uploadOne(
  line: FileLine,
  file: Blob,
  { signal, timeout }: UploadFilesOptions,
  onShare: (share: number) => void,
): Promise<UploadedFile> {
  if (signal?.aborted) throw aborted();
  if (file.type !== '' && !isPicture(file.type)) throw await refusal(line, 'file-type-not-allowed');
  if (file.size > UPLOAD_MAX_BYTES) throw await refusal(line, 'file-too-large');
  const params = { env: 'public', filename: nameOf(file) };
  const reply = await line.send('serverless.file.resource.generateProximalSign', params, signal);
  const signed = reply.data as Signed;
  const answer = await postForm({
    url: signed.url?.startsWith('/') ? line.endpoint + signed.url : `https://${signed.host}`,
    fields: fieldsOf(signed),
    file,
    fileName: params.filename,
    locale: line.locale(),
    timeout,
    signal,
    onProgress: (loaded, total) => onShare(total > 0 ? loaded / total : 0),
  });
  if (answer.statusCode >= 400) throw refusalIn(answer.data);
  const report = await line.send('serverless.file.resource.report', { id: signed.id }, signal);
  const fileId = `https://${signed.cdnDomain}/${signed.ossPath}`;
  const path = (report.data as { url?: string } | undefined)?.url;
  return { fileId, url: path === undefined ? fileId : line.endpoint + path };
}

function isPicture(type: string): boolean {
  return UPLOAD_TYPES.some((one) => one === type);
}

/** A name of ours: that of the visitor's file may tell more than the picture. */
function nameOf(file: Blob): string {
  const ending = isPicture(file.type) ? `.${file.type.slice('image/'.length)}` : '';
  return `picture${ending}`;
}

/** In the order the published clients send them. */
function fieldsOf(signed: Signed): Record<string, string> {
  return {
    'Cache-Control': 'max-age=2592000',
    'Content-Disposition': 'attachment',
    OSSAccessKeyId: signed.accessKeyId,
    Signature: signed.signature,
    host: signed.host,
    id: signed.id,
    key: signed.ossPath,
    policy: signed.policy,
    success_action_status: '200',
  };
}

type FileErrors = typeof import('@yuanguang/contract/features/file/errors/en.json');
const JSON_FILE = { with: { type: 'json' } } as const;

/** What the server would say: only when it is needed, and in one language. */
const FILE_ERRORS: Readonly<Record<Language, () => Promise<{ readonly default: FileErrors }>>> = {
  'zh-Hans': () => import('@yuanguang/contract/features/file/errors/zh-Hans.json', JSON_FILE),
  'zh-Hant': () => import('@yuanguang/contract/features/file/errors/zh-Hant.json', JSON_FILE),
  en: () => import('@yuanguang/contract/features/file/errors/en.json', JSON_FILE),
  ja: () => import('@yuanguang/contract/features/file/errors/ja.json', JSON_FILE),
  th: () => import('@yuanguang/contract/features/file/errors/th.json', JSON_FILE),
};

/** What the server would say, without asking it. */
async function refusal(
  line: FileLine,
  code: 'file-type-not-allowed' | 'file-too-large',
): Promise<CloudError> {
  const { default: texts } = await FILE_ERRORS[languageOf(line.locale()) ?? 'zh-Hans']();
  return new CloudError(code, texts[code], 'server', { field: 'file' });
}

/** The refusal in an answer of the upload route; an answer of somebody else's has none. */
function refusalIn(text: string): CloudError {
  try {
    const { errCode, errMsg } = JSON.parse(text) as { errCode?: unknown; errMsg?: unknown };
    if (typeof errCode === 'string' && typeof errMsg === 'string') {
      return new CloudError(errCode, errMsg, 'server', { field: 'file' });
    }
  } catch {
    // A proxy's page.
  }
  return new CloudError(CODES.upload, 'uploadFile:fail', 'gateway', { detail: text });
}

function progressOf(
  files: readonly Blob[],
  onProgress: UploadFilesOptions['onProgress'],
): (index: number, share: number) => void {
  const shares = files.map(() => 0);
  // An empty file weighs something, so that it counts at all.
  const weights = files.map(({ size }) => Math.max(1, size));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return (index, given) => {
    // Never backwards.
    const share = Math.max(shares[index] ?? 0, Math.min(1, given));
    shares[index] = share;
    const done = weights.reduce((sum, weight, at) => sum + weight * (shares[at] ?? 0), 0);
    onProgress?.({ index, share, whole: done / all });
  };
}
