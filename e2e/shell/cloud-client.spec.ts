import { clientPackage } from '../support/app-client.ts';
import { expect, open, test } from '../support/refusals.ts';

test('a request, a file and a socket that fail in the browser have the codes of the transport', async ({
  page,
  problems,
}) => {
  await open(page, '/about');
  const cloud = await clientPackage(page);
  await page.route('**/nowhere/*', (route) =>
    // What hangs is never answered: the page gives up by itself.
    route.request().url().endsWith('hangs') ? undefined : route.abort('failed'),
  );
  problems.expect(/ERR_FAILED|\/nowhere\/|WebSocket connection to/);
  const codes = await cloud.evaluate(async ({ request, upload, download, connectSocket }) => {
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'answered',
        ({ code, reason }: { code: unknown; reason: unknown }) => `${code} ${reason}`,
      );
    const at = (name: string) => `${location.origin}/nowhere/${name}`;
    const file = new Blob(['lotus']);
    const soon = () => AbortSignal.timeout(200);
    return {
      request: await codeOf(request({ url: at('lost') })),
      requestLate: await codeOf(request({ url: at('hangs'), timeout: 200 })),
      requestAborted: await codeOf(request({ url: at('hangs'), signal: soon() })),
      upload: await codeOf(upload({ url: at('lost'), file, name: 'file' })),
      uploadLate: await codeOf(upload({ url: at('hangs'), file, name: 'file', timeout: 200 })),
      uploadAborted: await codeOf(upload({ url: at('hangs'), file, name: 'file', signal: soon() })),
      download: await codeOf(download({ url: at('lost') })),
      downloadLate: await codeOf(download({ url: at('hangs'), timeout: 200 })),
      downloadAborted: await codeOf(download({ url: at('hangs'), signal: soon() })),
      // The server opens none; the second address is none.
      socket: await codeOf(connectSocket(`${location.origin.replace('http', 'ws')}/zhuyin/`)),
      socketNowhere: await codeOf(connectSocket('nothing of the kind:')),
    };
  });
  expect(codes).toEqual({
    request: '5 network',
    requestLate: '5 timeout',
    requestAborted: '600003 abort',
    upload: '602001 network',
    uploadLate: '5 timeout',
    uploadAborted: '600003 abort',
    download: '602001 network',
    downloadLate: '5 timeout',
    downloadAborted: '600003 abort',
    socket: '600009 network',
    socketNowhere: '600009 network',
  });
});
