import { type Ask, asker, clientPackage } from './support/app-client.ts';
import { FUNCTION_NOT_FOUND, INVALID_CLIENT, refusal, SYSTEM } from './support/faulty-line.ts';
import { test as base, expect, open } from './support/refusals.ts';
import { REFUSED_IN } from './support/refused-in.ts';
import type { Message } from './support/said.ts';
import { countCalls } from './support/wire.ts';

/*
 * What the cloud client says by itself where a page leaves it to it (SPEC 8). The pages of today mostly say it in their own
 * place; the client's own ways are gone here in the app's page, with the app's words.
 */
const BOOKS = 'sponsor.books';

const test = base.extend<{ books: { ask: Ask; calls: () => number } }>({
  /** Asks for the books, and how many such calls have left the page. */
  books: async ({ page, language }, use) => {
    await open(page, '/about');
    await use({ ask: await asker(page, language), calls: countCalls(page, BOOKS) });
  },
});

for (const language of REFUSED_IN) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a call that fails is told in a dialog, with its reason and one button', async ({
      page,
      line,
      said,
      books,
    }) => {
      const failures = [
        ['lost', 'framework.request.unavailable', 5],
        [SYSTEM, 'framework.request.system', 20000],
        [INVALID_CLIENT, 'framework.request.system', 20101],
        [FUNCTION_NOT_FOUND, 'framework.request.system', 'FUNCTION_NOT_FOUND'],
        [refusal('module-closed', language), 'module-closed', 'module-closed'],
      ] as const;
      for (const [fault, message, code] of failures) {
        line.fails(BOOKS, fault);
        const ending = books.ask();
        const dialog = page.getByRole('alertdialog', { name: said.text('framework.modal.title') });
        await expect(dialog.getByRole('button')).toHaveText([said.text('framework.modal.confirm')]);
        await said.dialog([message], 'framework.modal.confirm');
        expect(await ending).toEqual({ code });
      }
      line.fails(BOOKS, 'lost');
      expect(await books.ask({ customUI: true })).toEqual({ code: 5 });
      await said.nothing();
      const told = books.ask({ error: 'toast' });
      await said.toast('framework.request.unavailable');
      expect(await told).toEqual({ code: 5 });
    });

    test('a call that may be made again offers it, as often as it fails', async ({
      page,
      line,
      said,
      books,
    }) => {
      const dialog = page.getByRole('alertdialog');
      const retry = dialog.getByRole('button', { name: said.text('framework.modal.retry'), exact: true });
      /** Each time it fails the dialog is there again. */
      const told = async (message: Message, made: number) => {
        await expect(dialog).toContainText(said.text(message));
        await said.plain(message);
        expect(books.calls()).toBe(made);
      };
      line.fails(BOOKS, 'lost');
      const tried = books.ask({ retry: true });
      await expect(dialog.getByRole('button')).toHaveText([
        said.text('framework.modal.cancel'),
        said.text('framework.modal.retry'),
      ]);
      await told('framework.request.unavailable', 1);
      line.fails(BOOKS, SYSTEM);
      await retry.click();
      await told('framework.request.system', 2);
      line.mends();
      await retry.click();
      expect(await tried).toMatchObject({ answer: { books: expect.any(Array) } });
      await expect(dialog).toHaveCount(0);
      expect(books.calls()).toBe(3);
      line.fails(BOOKS, 'lost');
      const left = books.ask({ retry: true });
      await said.dialog(['framework.request.unavailable'], 'framework.modal.cancel');
      expect(await left).toEqual({ code: 5 });
      expect(books.calls()).toBe(4);
    });

    test('a call under way is said, not made twice, given up in time, and called off in silence', async ({
      page,
      line,
      said,
      books,
    }) => {
      line.fails(BOOKS, 'hangs');
      const once = { preventDuplicate: true, timeout: 2_500 } as const;
      const first = books.ask(once);
      await expect(page.getByText(said.text('framework.loading'), { exact: true })).toBeVisible();
      expect(await books.ask({ ...once, loading: false })).toEqual({ code: -9998 });
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(books.calls()).toBe(1);
      await said.dialog(['framework.request.timeout'], 'framework.modal.confirm');
      expect(await first).toEqual({ code: -9999 });
      // A wait that short was the page's own wish.
      expect(await books.ask({ timeout: 300 })).toEqual({ code: -9999 });
      await said.nothing();
      expect(await books.ask({}, 300)).toEqual({ code: 600003 });
      await said.nothing();
      line.mends();
      expect(await books.ask(once)).toMatchObject({
        answer: { books: expect.any(Array) },
      });
    });
  });
}

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
