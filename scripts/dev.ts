import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { build } from './build.ts';
import { ROOT, say, takesNoWords } from './lib.ts';
import { settingsOrEnd } from './settings-or-end.ts';

/** Routes of the server that the pages call; the page itself comes from Vite. */
const ROUTES = [
  '/client',
  '/upload',
  '/files',
  '/pay',
  '/cashier',
  '/receipts',
  '/cards',
  '/live',
  '/healthz',
  '/readyz',
];
const PAGES_PORT = 5173;
const DATA_BLOCK = /<script type="application\/json" id="(\w+)"[^>]*>[\s\S]*?<\/script>/g;

takesNoWords(
  'npm run dev      server and pages, reloading; settings are environment variables (docs/operations.md)',
);
const { PORT } = settingsOrEnd();
const server = `http://localhost:${PORT}`;

/** The page's data blocks (endpoint, secret, configuration) are written by the server; in development they are fetched. */
const dataBlocks: Plugin = {
  name: 'data-blocks',
  async transformIndexHtml(html) {
    const page = await fetch(`${server}/zhuyin/`).then(
      (response) => response.text(),
      () => '',
    );
    return [...page.matchAll(DATA_BLOCK)].reduce(
      (whole, [block, name]) => whole.replace(`<!--${name}-->`, () => block),
      html,
    );
  },
};

// The server serves the data blocks out of a built page, so one has to be there.
await build();
const child = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(ROOT, 'apps/server/src/main.ts')],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
const root = join(ROOT, 'apps/web');
const vite = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  plugins: [dataBlocks],
  server: {
    port: PAGES_PORT,
    host: 'localhost',
    proxy: Object.fromEntries(ROUTES.map((route) => [route, server])),
  },
});
await vite.listen();
say(`\n  pages with live reload: http://localhost:${PAGES_PORT}/zhuyin/\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    child.once('exit', () => process.exit(0));
    child.kill(signal);
    void vite.close();
  });
}
