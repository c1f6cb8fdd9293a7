import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { benchCertificates } from './certificates.ts';
import { benchClientDb } from './clientdb.ts';
import { benchCodes } from './codes.ts';
import { benchEcho } from './echo.ts';
import { benchHall } from './hall.ts';
import { benchJournal } from './journal.ts';
import { benchLogins } from './logins.ts';
import { benchOrders } from './orders.ts';
import { benchShrine } from './shrine.ts';
import { pageOf, tableOf } from './support/report.ts';
import { holds, type Measured } from './support/result.ts';
import { benchEntry, benchEveryPage, benchEveryTurn, benchWeb } from './web.ts';

/*
 * Measures against the budgets, prints one table and keeps it in docs/benchmarks.md. A part that cannot be measured
 * ends the run: a table with holes would read like one that holds. Ends with 1 when a budget does not hold.
 * With --entry only the entry page is visited; with --pages only every page is opened cold, with --pages=/home,/donated
 * only these; with --turns only the turns between pages are made; with --shrine only the shrine is looked at, with --shrine=5
 * its heap over five minutes; with --hall only the hall of lamps. Nothing is kept then.
 */
const DOCUMENT = join(import.meta.dirname, '../docs/benchmarks.md');
const LEAST_ECHO = 0.6;
const LEAST_ORDERS = 0.5;
const LEAST_CLIENTDB = 0.6;
const LEAST_LOGINS = 0.7;
const LEAST_CERTIFICATES = 0.7;
/** What one person waits for must not grow with the number of people. */
const MOST_JOURNAL = 2;
/** Codes live 180 s, and people stand waiting for them. */
const MOST_CODE_SECONDS = 2;
/** A hundred, but for the time that the last answers take. */
const LEAST_CODES = 95;

interface Part {
  readonly measured: readonly Measured[];
  readonly remarks: readonly string[];
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const ratio = (name: string, value: number, limit: number): Measured => ({
  name,
  value,
  unit: '×',
  budget: { limit, atLeast: true },
});

/** The parts that can be measured alone, by their option and what may stand behind its =. */
const ALONE: Readonly<Record<string, (value: string | undefined) => Promise<Part>>> = {
  entry: () => benchEntry(),
  pages: (only) => benchEveryPage(only?.split(',')),
  turns: () => benchEveryTurn(),
  hall: () => benchHall(),
  shrine: (minutes) => benchShrine(Number(minutes ?? 1)),
};
for (const [name, bench] of Object.entries(ALONE)) {
  const option = process.argv.find((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (option === undefined) continue;
  const { measured: part, remarks } = await bench(option.split('=')[1]);
  say([tableOf(part), ...remarks].join('\n'));
  process.exit(part.every(holds) ? 0 : 1);
}

const load = loadavg()[0] ?? 0;
// One after the other: two at once would measure each other.
say('Gateway echo…');
const echo = await benchEcho();
say('Orders and payments…');
const orders = await benchOrders();
say('Queries of existing clients…');
const clientDb = await benchClientDb();
say('Reads while people log in…');
const logins = await benchLogins();
say('Calls and pages while certificates are drawn…');
const certificates = await benchCertificates();
say('Verification codes while receipts flow…');
const codes = await benchCodes();
say('The practice journal of a million people…');
const journal = await benchJournal();
say('The shrine…');
const shrine = await benchShrine();
say('The hall of lamps…');
const hall = await benchHall();
say('The pages on a slow phone…');
const web = await benchWeb();

const measured: Measured[] = [
  ratio(echo.name, echo.ratio, LEAST_ECHO),
  ...orders.map((one) => ratio(one.name, one.ratio, LEAST_ORDERS)),
  ratio(clientDb.name, clientDb.ratio, LEAST_CLIENTDB),
  ratio(logins.name, logins.ratio, LEAST_LOGINS),
  ...certificates.map((one) => ratio(one.name, one.ratio, LEAST_CERTIFICATES)),
  { name: codes.name, value: codes.seconds, unit: 's', budget: { limit: MOST_CODE_SECONDS } },
  {
    name: 'verification codes accepted in a second, of 100 asked for',
    value: codes.accepted,
    unit: '',
    budget: { limit: LEAST_CODES, atLeast: true },
  },
  ...journal.map(
    ({ name, ratio: value }): Measured => ({ name, value, unit: '×', budget: { limit: MOST_JOURNAL } }),
  ),
  ...shrine.measured,
  ...hall.measured,
  ...web.measured,
];
const holes = measured.filter(({ value }) => !Number.isFinite(value));
if (orders.length === 0 || web.measured.length === 0 || holes.length > 0) {
  throw new Error(`not measured: ${holes.map(({ name }) => name).join(', ') || 'a whole part'}`);
}
const table = tableOf(measured);
const day = new Date().toISOString().slice(0, 10);
await writeFile(
  DOCUMENT,
  pageOf({
    day,
    load,
    table,
    server: [echo, ...orders, clientDb, logins, ...certificates, codes, ...journal],
    files: web.files,
    remarks: [...shrine.remarks, ...hall.remarks, ...web.remarks],
  }),
);
const over = measured.filter((one) => !holds(one));
say(
  `\n${table}\n\n${over.length === 0 ? 'All budgets hold.' : `Over budget: ${over.map(({ name }) => name).join('; ')}`}`,
);
process.exitCode = over.length === 0 ? 0 : 1;
