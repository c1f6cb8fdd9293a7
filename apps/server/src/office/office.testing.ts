import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PlaceOrderInput } from '@yuanguang/contract/objects/sponsor';
import { afterAll, beforeAll, expect } from 'vitest';
import { connectDatabase, type Database } from '../lib/db.ts';
import { exitCodeOf } from '../lib/end-with.ts';
import { OfficeError } from '../lib/office/office-command.ts';
import { UsageError } from '../lib/usage-error.ts';
import { type OwnOrdersApp, ownOrdersApp } from '../modules/sponsor/own-orders.testing.ts';
import { childEnvironment, type Settings } from '../settings.ts';
import { makeTestDatabase } from '../testing/database.ts';
import { withModules } from '../testing/modules.ts';
import { readArguments, runOffice } from './run-office.ts';

const OFFICE = fileURLToPath(new URL('./office.ts', import.meta.url));

/** Each command is a process that opens the database. */
export const PROCESSES_MS = 300_000;
/** Who looks at what is personal, and why. */
export const LOOK = ['--as', '慧明', '--reason', '寄书'];

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the office's program, as its own process on this database, with the keys of the tests. */
function officeProcess(databaseUrl: string, { DATA_DIR, DATA_KEY, CLOUD_CLIENT_SECRET }: Settings) {
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

export interface TestOffice {
  readonly app: OwnOrdersApp;
  readonly database: Database;
  /** A command as a process of its own. */
  run(...args: string[]): Promise<Said>;
  /** The same without the cost of a process: for what a command says the second time, and what it refuses. */
  quick(...args: string[]): Promise<Said>;
  /** What `run` says when all went well. */
  ok(...args: string[]): Promise<string>;
  okQuick(...args: string[]): Promise<string>;
  /** What was sent since the last time, by mail and by text message. */
  sent(): Promise<{
    mails: { to: string; subject: string; text: string }[];
    texts: OwnOrdersApp['deps']['sms']['sent'];
  }>;
  /** Who has looked at what is personal. */
  looks(): Promise<unknown[]>;
  /** A paid order of a new guest. */
  placed(
    change?: Partial<PlaceOrderInput>,
  ): Promise<{ token: string; number: string; read: () => ReturnType<Sponsorer['read']> }>;
}

type Sponsorer = Awaited<ReturnType<OwnOrdersApp['sponsorer']>>;

/** The office of a temple with its own database, for the tests of one file. */
export function startTestOffice(): () => TestOffice {
  let office: TestOffice;
  beforeAll(async () => {
    const url = await makeTestDatabase();
    const database = connectDatabase(url, 4, () => undefined);
    office = await openOffice(url, database, await ownOrdersApp(database));
  });
  afterAll(async () => {
    await office.app.close();
    await office.database.close();
  });
  return () => office;
}

async function openOffice(url: string, database: Database, app: OwnOrdersApp): Promise<TestOffice> {
  const run = officeProcess(url, app.deps.settings);
  const deps = await withModules(app.deps);
  async function quick(...args: string[]): Promise<Said> {
    try {
      const answer = await runOffice(deps, readArguments(args));
      const out = 'csv' in answer ? answer.csv : answer.map((line) => `${line}\n`).join('');
      return { code: 0, out, err: '' };
    } catch (error) {
      if (!(error instanceof OfficeError || error instanceof UsageError)) throw error;
      return { code: exitCodeOf(error), out: '', err: `${error.message}\n` };
    }
  }
  async function well(saying: Promise<Said>): Promise<string> {
    const said = await saying;
    expect(said).toMatchObject({ code: 0, err: '' });
    return said.out;
  }
  return {
    app,
    database,
    run,
    quick,
    ok: (...args) => well(run(...args)),
    okQuick: (...args) => well(quick(...args)),
    async sent() {
      await app.deps.jobs.drain();
      const mails = app.deps.mailer.sent.splice(0).map(({ to, subject, text }) => ({ to, subject, text }));
      return { mails, texts: app.deps.sms.sent.splice(0) };
    },
    looks: async () =>
      (await database.pool.query('select who, reason, what, subjects from office_looks order by id')).rows,
    async placed(change = {}) {
      const guest = await app.sponsorer();
      const token = await guest.placePaid(change);
      const read = () => guest.read(token);
      app.clock.advance({ seconds: 1 });
      return { token, read, number: (await read()).sponsorNumber };
    },
  };
}
