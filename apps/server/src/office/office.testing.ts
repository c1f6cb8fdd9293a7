import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childEnvironment, type Settings } from '../settings.ts';

const OFFICE = fileURLToPath(new URL('./office.ts', import.meta.url));

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the office's program, as its own process on this database, with the keys of the tests. */
export function officeProcess(databaseUrl: string, { DATA_DIR, DATA_KEY, CLOUD_CLIENT_SECRET }: Settings) {
  return (...args: string[]): Promise<Said> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [OFFICE, ...args], {
        env: {
          ...childEnvironment(),
          DATABASE_URL: databaseUrl,
          DATABASE_POOL: '3',
          DATA_DIR,
          DATA_KEY,
          CLOUD_CLIENT_SECRET,
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said = { out: '', err: '' };
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said.out += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said.err += text;
      });
      child.on('error', reject).on('close', (code) => resolve({ code, ...said }));
    });
}
