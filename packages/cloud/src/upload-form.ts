import { CloudError, CODES } from './errors.ts';
import { boundedTimeout } from './request.ts';
import { upload } from './transfer.ts';

export interface FormUpload {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: Blob;
  readonly fileName: string;
  /** Language tag the answer shall be written in. */
  readonly locale: string;
  /** Milliseconds, default 60000. */
  readonly timeout?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told again and again while the form leaves; `loaded` and `total` in bytes of the whole form. */
  readonly onProgress: (loaded: number, total: number) => void;
}

export interface FormAnswer {
  readonly statusCode: number;
  readonly data: string;
}

/**
 * Posts one file as a form, fields first. Browsers tell the progress only through XMLHttpRequest; where there is none,
 * the file leaves by fetch and is told when it has arrived. @throws {CloudError} 602001, 5 (timeout) or 600003.
 */
export function postForm(form: FormUpload): Promise<FormAnswer> {
  if (typeof XMLHttpRequest === 'undefined') return postByFetch(form);
  return new Promise((resolve, reject) => {
    const { signal } = form;
    const fail = (code: number, words: string, reason: 'network' | 'timeout' | 'abort') =>
      reject(new CloudError(code, `uploadFile:fail${words}`, reason));
    if (signal?.aborted) return fail(CODES.aborted, ' abort', 'abort');
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', form.url);
    request.timeout = boundedTimeout(form.timeout);
    if (form.locale !== '') request.setRequestHeader('accept-language', form.locale);
    request.upload.onprogress = ({ loaded, total }) => form.onProgress(loaded, total);
    request.onload = () => resolve({ statusCode: request.status, data: request.responseText });
    request.onerror = () => fail(CODES.transfer, '', 'network');
    request.ontimeout = () => fail(CODES.request, ' timeout', 'timeout');
    request.onabort = () => fail(CODES.aborted, ' abort', 'abort');
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(dataOf(form));
  });
}

function dataOf({ fields, file, fileName }: FormUpload): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', file, fileName);
  return data;
}

async function postByFetch(form: FormUpload): Promise<FormAnswer> {
  const { url, fields, file, fileName, timeout, signal, locale, onProgress } = form;
  const header: Record<string, string> = locale === '' ? {} : { 'accept-language': locale };
  const answer = await upload({
    url,
    file,
    fileName,
    name: 'file',
    formData: fields,
    header,
    signal,
    ...(timeout === undefined ? {} : { timeout }),
  });
  onProgress(file.size, file.size);
  return answer;
}
