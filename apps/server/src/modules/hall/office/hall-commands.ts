import { TABLET_STATUSES, type TabletStatus, TabletText } from '@yuanguang/contract/objects/hall';
import type { TabletText as Words } from '@yuanguang/contract/rules/tablet';
import { layOut } from '@yuanguang/contract/rules/tablet-layout';
import { type OfficeCommand, OfficeError, officeLook, wordOf } from '../../../lib/office/office-command.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { UsageError } from '../../../lib/usage-error.ts';
import type { TabletRow } from '../hall.tables.ts';
import type { HallContext } from '../hall-context.ts';
import { withdrawTablet } from '../tablets/change-tablet.ts';
import { openNote, openPersonal } from '../tablets/personal.ts';
import { findAnyByNumber, listForOffice } from '../tablets/tablet.repository.ts';
import { tabletNumbers } from '../tablets/tablet-number.ts';
import { approve, correctWritten, giveBack, reject } from './decide.ts';

type Command = OfficeCommand<HallContext>;

const AT_ONCE = 200;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @throws {OfficeError} for a number that nothing has. */
async function officeTablet(ctx: HallContext, text: string): Promise<TabletRow> {
  const number = tabletNumbers.read(text);
  const row = number === undefined ? undefined : await findAnyByNumber(ctx.db, number);
  if (!row) throw new OfficeError(`there is no tablet ${text}`);
  return row;
}

/** What the office did wrong, in words. @throws {OfficeError} in the place of a refusal. */
async function inWords<Answer>(row: TabletRow, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const where = error.field === undefined ? '' : ` at ${error.field}`;
    throw new OfficeError(`the tablet is ${row.status}: ${error.code}${where}`);
  }
}

const line = (row: TabletRow): string =>
  [
    tabletNumbers.group(row.tablet_number),
    row.status,
    row.hall,
    row.kind ?? 'lamp',
    row.stands_from === null ? '-' : `${row.stands_from}..${row.stands_until ?? ''}`,
    ...(row.correction === null ? [] : ['correction asked']),
  ].join(' ');

/** What is written on it, column by column. */
function words(ctx: HallContext, row: TabletRow): string[] {
  const { tablet, lamp, contact } = openPersonal(ctx.cipher, row);
  const runs = tablet === null ? [] : layOut(tablet);
  const columns = Map.groupBy(runs, ({ part }) => part);
  return [
    ...[...columns].map(([part, all]) => `${part}: ${all.map(({ text }) => text).join(' ')}`),
    ...(lamp === null ? [] : [`lamp: ${lamp.name || '-'}`]),
    `contact: ${contact.value}`,
    `reason: ${openNote(ctx.cipher, 'reason', row) ?? '-'}`,
    `correction: ${openNote(ctx.cipher, 'correction', row) ?? '-'}`,
  ];
}

/** What waits for the office, or all of a state; never with a name. */
const list: Command = {
  usage: 'hall list [applied|corrections|approved|standing|ended|rejected|withdrawn]',
  async run(ctx, given) {
    const asked = given[0] ?? 'applied';
    const known = [...TABLET_STATUSES, 'corrections'].find((one) => one === asked);
    if (known === undefined) throw new UsageError(`npm run office -- ${this.usage}`);
    const rows = await listForOffice(ctx.db, known as TabletStatus | 'corrections', AT_ONCE);
    return rows.map(line);
  },
};

/** One tablet; with `--open` all that is written on it, and the look is written down. */
const show: Command = {
  usage: 'hall show <number>',
  async run(ctx, given, by) {
    const row = await officeTablet(ctx, wordOf(given, 0, this.usage));
    if (row.personal === null) return [line(row), 'everything personal has been erased'];
    if (!by.open) return [line(row), '(--open shows what is written on it)'];
    await officeLook(ctx, by, 'tablets', [row.id]);
    return [line(row), ...words(ctx, row)];
  },
};

const approveOne: Command = {
  usage: 'hall approve <number> [from, such as 2026-12-01]',
  async run(ctx, given, { who }) {
    const row = await officeTablet(ctx, wordOf(given, 0, this.usage));
    const from = given[1];
    if (from !== undefined && !DAY.test(from)) throw new UsageError(`npm run office -- ${this.usage}`);
    await inWords(row, approve(ctx, { id: row.id, from, who: `office:${who}` }));
    return ['approved'];
  },
};

/** The owner reads the reason; what was paid goes back. */
const rejectOne: Command = {
  usage: 'hall reject <number>',
  async run(ctx, given, { who, reason }) {
    const row = await officeTablet(ctx, wordOf(given, 0, this.usage));
    if (reason === null)
      throw new OfficeError('a tablet is rejected only with --reason TEXT: its owner reads it');
    const refunds = await inWords(row, reject(ctx, { id: row.id, reason, who: `office:${who}` }));
    return [`rejected, ${refunds} payments go back`];
  },
};

/** Answers a wish to correct: as done, or with the tablet's new words as JSON. */
const correct: Command = {
  usage: 'hall correct <number> [words as JSON]',
  async run(ctx, given, { who }) {
    const row = await officeTablet(ctx, wordOf(given, 0, this.usage));
    const text = given[1] === undefined ? undefined : readWords(given.slice(1).join(' '));
    await inWords(row, correctWritten(ctx, { id: row.id, text, who: `office:${who}` }));
    return ['corrected'];
  },
};

function readWords(text: string): Words {
  try {
    return TabletText.parse(JSON.parse(text));
  } catch {
    throw new OfficeError('these are no words of a tablet');
  }
}

const withdraw: Command = {
  usage: 'hall withdraw <number>',
  async run(ctx, given, { who }) {
    const row = await officeTablet(ctx, wordOf(given, 0, this.usage));
    if (!(await withdrawTablet(ctx, row.id, `office:${who}`)))
      throw new OfficeError(`the tablet is ${row.status}`);
    return ['withdrawn'];
  },
};

/** Gives back what was paid with a tablet, which stands on. */
const refund: Command = {
  usage: 'hall refund <number> <reason>',
  async run(ctx, given, { who }) {
    const row = await officeTablet(ctx, wordOf(given, 0, this.usage));
    wordOf(given, 1, this.usage);
    const reason = given.slice(1).join(' ').trim();
    const refunds = await giveBack(ctx, { id: row.id, reason, who: `office:${who}` });
    if (refunds === 0) throw new OfficeError('there is no money to give back');
    return [`${refunds} payments go back`];
  },
};

/** What the office does in the halls. */
export const HALL_COMMANDS: readonly Command[] = [
  list,
  show,
  approveOne,
  rejectOne,
  correct,
  withdraw,
  refund,
];
