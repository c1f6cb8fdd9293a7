import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ServedApp {
  /** Address without a path or a slash at the end. */
  readonly url: string;
  readonly spaceId: string;
  readonly clientSecret: string;
}
/** Those whose switches and clock are for tests to change. */
export type Switchable = 'switched' | 'refusing';
export interface ServedApps {
  readonly main: ServedApp;
  readonly switched: ServedApp;
  readonly refusing: ServedApp;
  /** Where the last two are told what to be. */
  readonly control: string;
}
export interface RunningApps extends ServedApps {
  close(): Promise<void>;
}

/** What the site is called whose accounts log in to `main`. */
export const ISSUER = '佛学院';

/** The site that `main` shows inside the app. */
export const EMBEDDED_SITE = 'sutra.example.org';

const ROOT = join(import.meta.dirname, '../..');
/** A busy machine is no fault of the app: only what hangs comes to this limit. */
const START_MS = 180_000;

/**
 * Starts the apps in a process of their own, so that neither a test runner nor a measurement shares its time with
 * them. The production build of the pages must be there, unless only calls are answered.
 */
export async function startApps({ withPages = true } = {}): Promise<RunningApps> {
  if (withPages && !existsSync(join(ROOT, 'apps/web/dist/index.html'))) {
    throw new Error('The pages are not built: npm run build');
  }
  const child = fork(join(import.meta.dirname, 'serve.ts'), { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const complaints: string[] = [];
  child.stderr?.on('data', (data: Buffer) => complaints.push(data.toString()));
  const served = await firstLine(child, complaints);
  return {
    ...(JSON.parse(served) as ServedApps),
    async close() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function firstLine(child: ChildProcess, complaints: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`The app did not start (${why}):\n${complaints.join('')}`));
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      fail('nothing heard for three minutes');
    }, START_MS);
    child.once('exit', (code) => fail(`exit code ${code}`));
    if (!child.stdout) return fail('no output');
    createInterface({ input: child.stdout }).once('line', (line) => {
      clearTimeout(timer);
      resolve(line);
    });
  });
}

/** Throws one switch of an app, such as `buyclosed` or `modules.temple`. */
export function throwSwitch(
  apps: ServedApps,
  key: string,
  value: unknown,
  app: Switchable = 'switched',
): Promise<void> {
  return tell(`${apps.control}/switch`, { app, key, value });
}

/** Puts the clock of an app ahead of the real time by so many minutes (0: back to it). */
export function setClockAhead(
  apps: ServedApps,
  minutes: number,
  app: Switchable = 'switched',
): Promise<void> {
  return tell(`${apps.control}/clock`, { app, minutes });
}

/** What the push service gives a browser that subscribes with this key of the temple's. */
export function subscribedBrowser(
  apps: ServedApps,
  key: string,
): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  return tell(`${apps.control}/browser`, { key });
}

/** What came to a browser through the push service, signature checked and opened as it would be for the page. */
export function receivedPushes(apps: ServedApps, endpoint: string): Promise<{ payload: string }[]> {
  return tell(`${apps.control}/pushes`, { endpoint });
}

/** What the office says to a command on `main`, in lines. */
export function office(apps: ServedApps, ...words: string[]): Promise<string[]> {
  return tell(`${apps.control}/office`, { words });
}

async function tell<Answer>(url: string, order: object): Promise<Answer> {
  const answer = await fetch(url, { method: 'PUT', body: JSON.stringify(order) });
  if (!answer.ok) throw new Error(`the app does not obey: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
