import { cpus, totalmem } from 'node:os';
import { holds, type Measured } from './result.ts';
import type { FileOnTheWire } from './web-visit.ts';

const DIGITS: Readonly<Record<Measured['unit'], number>> = {
  KiB: 1,
  ms: 0,
  s: 2,
  '': 3,
  '×': 2,
  requests: 0,
  'ms/frame': 2,
  frames: 0,
};

function shown(value: number | undefined, { unit }: Measured): string {
  if (value === undefined) return '';
  return `${value.toFixed(DIGITS[unit])} ${unit === 'requests' || unit === 'frames' ? '' : unit}`.trim();
}

function budgetOf(measured: Measured): string {
  const { budget } = measured;
  return budget ? `${budget.atLeast ? '≥' : '≤'} ${shown(budget.limit, measured)}` : '';
}

/** A column of the table: its head and its cell for one figure. */
const COLUMNS: readonly (readonly [head: string, cell: (measured: Measured) => string])[] = [
  ['What', ({ name }) => name],
  ['Here', (measured) => shown(measured.value, measured)],
  ['Budget', budgetOf],
  [
    'Part of the budget',
    ({ value, budget }) => (budget && budget.limit > 0 ? (value / budget.limit).toFixed(2) : ''),
  ],
  ['', (measured) => (measured.budget ? (holds(measured) ? 'holds' : '**over**') : '')],
  ['Replaced stack', (measured) => shown(measured.replaced, measured)],
  ['Plain page (floor)', (measured) => shown(measured.floor, measured)],
];

/** All figures as a Markdown table. */
export function tableOf(measured: readonly Measured[]): string {
  const rows = measured.map((one) => COLUMNS.map(([, cell]) => cell(one)));
  const heads = COLUMNS.map(([head]) => head);
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function machine(): string {
  const [first] = cpus();
  const gib = Math.round(totalmem() / 1024 ** 3);
  const kind = first?.model.replace(/\s+/g, ' ').trim() || 'unknown';
  return `${cpus().length} cores (${kind}), ${gib} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

export interface Report {
  /** Day of the run, YYYY-MM-DD. */
  readonly day: string;
  /** Programs that wanted a processor when the run began. */
  readonly load: number;
  readonly table: string;
  readonly server: readonly { readonly name: string; readonly figures: Readonly<Record<string, number>> }[];
  readonly files: readonly FileOnTheWire[];
  readonly remarks: readonly string[];
}

/** The page kept in `docs/benchmarks.md`. */
export function pageOf({ day, load, table, server, files, remarks }: Report): string {
  const behind = server.map(
    ({ name, figures }) =>
      `- ${name}: ${Object.entries(figures)
        .map(([key, value]) => `${key} ${Number(value.toPrecision(4))}`)
        .join(', ')}`,
  );
  const weights = files.map(
    ({ name, type, bytes }) =>
      `| ${name.replace('/zhuyin/', '')} | ${type} | ${(bytes / 1024).toFixed(1)} KiB |`,
  );
  return `# Benchmarks

Written by \`npm run bench\` on ${day}; every run writes it anew. Machine: ${machine()}; load ${load.toFixed(1)} when the run began${load > 1 ? ' (busy: times are longer than they need be)' : ''}.

${table}

## How to read it

- Everything was measured in one run on one machine. Ratios (unit ×) compare two things that took turns in that run, so they hold on other machines; plain times do not, and stand beside what the same machine gives a plain page.
- The phone: production build from the real server with its real database, network slowed to 1.6 Mbit/s and 150 ms, processor four times slower, both by the browser's own throttle. Medians of five runs, each on a phone that has never been here (the repeat visit: on one that has, with the service worker throttled alike).
- *Usable*: the figures of the books have come through the gateway, and a press on the stepper's plus changes the number. Files count when they were asked for before that moment.
- *Main thread* is the processor time of the page's main thread until usable (parsing, style, layout, paint and script), taken at full speed and multiplied by four, because the throttle itself keeps the thread busy. The page says by itself when it is usable: a tester who asks it all the time would put a fifth of his own work on top. *By the clock* is what its tasks took on the slowed phone, with what other programs took meanwhile.
- Seconds and milliseconds of the page are those of this machine on this day; \`bareCpuMicros\` below (a bare echo, which nothing here changes) tells how fast it was.
- *Page turn*: from the entry page to every other page of the app, from the tap to the frame in which the page's own content is painted. *First time*: with nothing fetched before, counted from the moment its last script or style had come (the whole of it stands with each page below). *Prefetched*: its code was fetched by a touch before. *Again*: visited before in this document. *Idle*: the entry page stands whole and has nothing to do; *busy*: it is still building what is below its first screen. Pages that show what is one's own are opened as a member, pages that need a query with one. One turn of each kind to each page; where one takes longer than its budget, three, and the middle counts.
- *Replaced stack*: the same figures of the stack this app replaces, recorded once under the same throttle on another machine.
- *Plain page (floor)*: one screen of HTML with the same words, without script, picture or font, from the same server in the same run: what no app can beat.
- Gateway echo: the same bytes through the whole gateway (signature, token, schemas) and through a bare server of the same framework, in one process, turn by turn. Orders: creation and booking of payments over HTTP against exactly the SQL the server sent for them, replayed straight on the same PostgreSQL at the same concurrency.
- Logins: reads of the list of sponsors, alone and while eight at a time log in with passwords, turn by turn. clientDB: the function in the process against the SQL that it sent, over the same driver at the same concurrency; an article list and one's own profile, asked equally often.
- Certificates: calls for the list of sponsors and opened pages, alone and while 16 connections change the names of paid orders and ask for the new pictures, one after another without waiting as they are told; limits by the hour are off. Alone: \`node bench/certificates.ts\`.
- Verification codes (\`node bench/codes.ts\` measures them alone): asked for over HTTP at a steady rate, whether or not those before have been answered, at a server with all its jobs, while others order, pay and get receipts with their certificates. From the moment a code was asked for to the moment its text message lay in the outbox, which is before the answer when the provider is quick.
- Practice journal (\`node bench/journal.ts\` measures it alone): one person's calls in the process, on a database of ten thousand people and on one of a million, with ten entries each; the two take turns, every call is another person's.

- Shrine (\`npm run bench -- --shrine\` measures it alone, \`--shrine=5\` the heap over five minutes): nine figures, six lamps, everything offered, three sticks burning, on a processor four times slower. The processor time of the page’s main thread at full speed, times four, divided by the frames that it drew; CSS moves the lights without it. WebGL is drawn by the processor here, in a process of its own. The heap is measured after a collection, before and after frames that are drawn as fast as the machine can while the page’s clock goes on with them.

## Behind the ratios

${behind.join('\n')}

## What the entry page fetches until it is usable

| File | Kind | On the wire |
| --- | --- | --- |
${weights.join('\n')}

${remarks.map((line) => `- ${line}`).join('\n')}
`;
}
