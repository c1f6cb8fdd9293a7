import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { freePort } from '../../lib/postgres/free-port.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

export const CLIENT_SECRET = 'secret-of-the-crash-test';

/** Settings of a server on that database, without limits to what one address may do. */
export function victimEnvironment(databaseUrl: string, folder: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '8',
    DATA_DIR: folder,
    DATA_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    CLOUD_CLIENT_SECRET: CLIENT_SECRET,
    LOG_LEVEL: 'fatal',
    RATE_CALLS_PER_MINUTE: '1000000',
    RATE_DEVICE_CALLS_PER_MINUTE: '1000000',
    RATE_AUTHORIZE_PER_MINUTE: '1000000',
    RATE_ORDERS_PER_HOUR: '100000',
  };
}

/** A real server process that can be killed as the power cut does it, and started again on the same port. */
export interface Victim {
  readonly url: string;
  /** Whether the process started last still runs. */
  alive(): boolean;
  /** Starts the process and waits until it answers. */
  start(): Promise<void>;
  /** SIGKILL: no farewell. */
  kill(): Promise<void>;
}

export async function createVictim(environment: Record<string, string>): Promise<Victim> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    alive: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    async start() {
      const started = spawn(process.execPath, [MAIN], {
        env: { ...environment, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child = started;
      let said = '';
      started.stderr?.on('data', (chunk) => {
        said += String(chunk);
      });
      const gone = once(started, 'exit').then(() => {
        throw new Error(`the server did not start: ${said}`);
      });
      gone.catch(() => undefined);
      await Promise.race([answering(url), gone]);
    },
    async kill() {
      const victim = child;
      child = undefined;
      if (!victim || victim.exitCode !== null || victim.signalCode !== null) return;
      const gone = once(victim, 'exit');
      victim.kill('SIGKILL');
      await gone;
    },
  };
}

/** Until the server at that address is ready for calls. */
export async function answering(url: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { ok } = await fetch(`${url}/readyz`);
      if (!ok) throw new Error(`${url} is not ready`);
    },
    { timeout: 60_000, interval: 40 },
  );
}

/** Counts what is done, so that something can happen after so many more steps of others. */
export function stepCounter() {
  let steps = 0;
  const waiting = new Map<() => void, number>();
  return {
    step(): void {
      steps += 1;
      for (const [go, at] of waiting) {
        if (at > steps) continue;
        waiting.delete(go);
        go();
      }
    },
    after: (more: number) => new Promise<void>((go) => waiting.set(go, steps + more)),
  };
}
