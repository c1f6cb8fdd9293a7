import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from './apps/web/scripts/messages-plugin.ts';

const CONSOLE_GUARD = './scripts/testing/console-guard.ts';
/** A busy machine is no fault of what is tested: only what hangs comes to these limits, in milliseconds. */
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Long suites that `npm test` leaves out, files and folders. */
const LEFT_OUT = (process.env.LEFT_OUT ?? '')
  .split(',')
  .filter(Boolean)
  .map((path) => (path.endsWith('/') ? `${path}**` : path));

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other and for the one database server.
    maxWorkers: 2,
    globalSetup: ['./scripts/testing/vitest-setup.ts'],
    reporters: ['dot', './scripts/testing/count-reporter.ts'],
    projects: [
      {
        test: {
          name: 'server',
          // One world for all files of a worker: loading the server anew for each of a hundred took half of the time.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: LEFT_OUT,
          globalSetup: ['./apps/server/src/testing/global-setup.ts'],
          setupFiles: [CONSOLE_GUARD],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'packages',
          include: ['packages/{contract,cloud,content}/**/*.test.ts'],
          setupFiles: [CONSOLE_GUARD],
          ...PATIENT,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['apps/web/{src,scripts}/**/*.test.{ts,tsx}', 'packages/ui/**/*.test.{ts,tsx}'],
          exclude: LEFT_OUT,
          // What needs a document asks for one in its first line: to make one takes longer than most tests.
          environment: 'node',
          setupFiles: [CONSOLE_GUARD],
          ...PATIENT,
        },
      },
      {
        // Pages rendered without a browser, by the app's own modules, and answered by the real server.
        plugins: [compiledMessages, react()],
        test: {
          name: 'pages',
          include: ['e2e/**/*.pages.test.ts'],
          environment: 'jsdom',
          globalSetup: ['./e2e/support/pages/global-setup.ts'],
          setupFiles: [CONSOLE_GUARD],
          // Its message parser is exchanged when the app is built.
          server: { deps: { inline: ['use-intl'] } },
          ...PATIENT,
        },
      },
    ],
  },
});
