/** One form the runtime sent. */
export interface SentForm {
  readonly url: string;
  readonly header: Readonly<Record<string, string>>;
  readonly fields: readonly string[];
  readonly status: number;
}

export interface UploadHost {
  readonly forms: SentForm[];
  /** Most forms that were under way at the same time. */
  readonly peak: () => number;
  /** From now on no form goes on its way until so many wait for it: how fast the machine is decides nothing then. */
  readonly together: (count: number) => void;
}

interface UploadCall {
  readonly url: string;
  readonly name: string;
  readonly filePath: string;
  readonly formData: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, string>>;
  success?(result: object): void;
  fail?(error: object): void;
}
interface ChooseCall {
  readonly count: number;
  success?(result: object): void;
}

/**
 * Adds what a device has for pictures to the stand-in for `uni.*`: choosing and sending them. The runtime sends to
 * `https://` whatever the host is; for the server on this machine that becomes `http://`, as its configuration may.
 * @param files the device's pictures by path.
 */
export function installUploads(files: ReadonlyMap<string, Uint8Array>): UploadHost {
  const forms: SentForm[] = [];
  let underWay = 0;
  let peak = 0;
  let wanted = 1;
  let gate = Promise.withResolvers<void>();

  async function send(call: UploadCall): Promise<void> {
    underWay += 1;
    peak = Math.max(peak, underWay);
    if (underWay >= wanted) gate.resolve();
    await gate.promise;
    try {
      const form = new FormData();
      for (const [name, value] of Object.entries(call.formData)) form.append(name, String(value));
      form.append(call.name, new Blob([new Uint8Array(files.get(call.filePath) ?? [])]), 'file');
      const url = call.url.replace(/^https:\/\/(127\.0\.0\.1|localhost):/, 'http://$1:');
      const response = await fetch(url, { method: 'POST', headers: call.header, body: form });
      forms.push({ url: call.url, header: call.header, fields: [...form.keys()], status: response.status });
      const data = await response.text();
      call.success?.({ statusCode: response.status, data, errMsg: 'uploadFile:ok' });
    } catch (error) {
      call.fail?.({ errMsg: `uploadFile:fail ${error instanceof Error ? error.message : ''}` });
    } finally {
      underWay -= 1;
    }
  }

  const device = {
    uploadFile(call: UploadCall) {
      void send(call);
      return { onProgressUpdate() {} };
    },
    chooseImage({ count, success }: ChooseCall) {
      const chosen = [...files].slice(0, count);
      const tempFiles = chosen.map(([path, bytes]) => ({
        path,
        name: path.split('/').at(-1),
        size: bytes.length,
      }));
      success?.({ tempFilePaths: chosen.map(([path]) => path), tempFiles, errMsg: 'chooseImage:ok' });
    },
  };
  const { uni } = globalThis as { uni?: object };
  if (!uni) throw new Error('install the host first');
  Object.assign(uni, device);
  return {
    forms,
    peak: () => peak,
    together(count) {
      wanted = count;
      gate = Promise.withResolvers();
    },
  };
}
