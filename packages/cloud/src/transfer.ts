import { CloudError, CODES } from './errors.ts';
import { type Answer, type RequestOptions, transfer } from './request.ts';

type Common = Pick<RequestOptions, 'url' | 'header' | 'timeout' | 'signal' | 'fetch'>;

export interface UploadOptions extends Common {
  readonly file: Blob;
  /** Name of the file's field in the form. */
  readonly name: string;
  readonly fileName?: string;
  readonly formData?: Readonly<Record<string, string>>;
}

/** Posts one file as multipart form, other fields first. @throws {CloudError} 602001, 5 (timeout) or 600003. */
export function upload(options: UploadOptions): Promise<Answer<string>> {
  const form = new FormData();
  for (const [key, value] of Object.entries(options.formData ?? {})) form.append(key, value);
  form.append(options.name, options.file, options.fileName);
  const headers = options.header ?? {};
  return transfer('uploadFile', CODES.transfer, options, async (send) => {
    const response = await send(options.url, { method: 'POST', body: form, headers });
    return answer(response, await response.text());
  });
}

/** Fetches one file. @throws {CloudError} 602001, 5 (timeout) or 600003. */
export function download(options: Common): Promise<Answer<Blob>> {
  const headers = options.header ?? {};
  return transfer('downloadFile', CODES.transfer, options, async (send) => {
    const response = await send(options.url, { headers });
    return answer(response, await response.blob());
  });
}

/** An open socket. @throws {CloudError} 600009 when it does not open. */
export function connectSocket(url: string, protocols?: string | string[]): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new CloudError(CODES.socket, 'connectSocket:fail', 'network'));
    try {
      const socket = new WebSocket(url, protocols);
      socket.addEventListener('open', () => resolve(socket), { once: true });
      socket.addEventListener('error', refuse, { once: true });
    } catch {
      refuse();
    }
  });
}

function answer<Data>(response: Response, data: Data): Answer<Data> {
  return { statusCode: response.status, data, header: Object.fromEntries(response.headers) };
}
