import { PRACTICE_COUNT } from '@yuanguang/contract/rules/practice';
import pg from 'pg';

/** What the journal of each of the people has. */
export const ENTRIES_EACH = 10;
const DAYS_EACH = 2;
const A_DAY = ENTRIES_EACH / DAYS_EACH;
export const SUBJECT = 'f'.repeat(32);
/** People made by one statement. */
const AT_A_TIME = 50_000;
/** As many processors as the budgets are measured on. */
const AT_ONCE = 2;
const TABLES = [
  'journal_heads',
  'journal_replicas',
  'journal_entries',
  'journal_totals',
  'journal_days',
] as const;

export const uidOf = (person: number): string => person.toString(16).padStart(24, '0');
export const replicaOf = (person: number): string => person.toString(16).padStart(32, '0');

/** People from 0 to `people` - 1 with entries on the days before, and the sums of them, in an empty journal. */
export async function fillJournal(url: string, people: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => connected(url)));
  const [first] = clients as [pg.Client];
  // To keep keys and rules at every row takes longer than all else, and to make them of all rows at the end a few seconds.
  const makeAgain = await dropRules(first);
  const begins = Array.from({ length: Math.ceil(people / AT_A_TIME) }, (_, index) => index * AT_A_TIME);
  await Promise.all(
    clients.map(async (client) => {
      for (let from = begins.shift(); from !== undefined; from = begins.shift()) {
        const values = [from, Math.min(people, from + AT_A_TIME) - 1];
        for (const text of statements()) await client.query(text, values);
      }
    }),
  );
  await Promise.all(
    clients.map(async (client) => {
      for (let text = makeAgain.shift(); text !== undefined; text = makeAgain.shift())
        await client.query(text);
    }),
  );
  await first.query('vacuum analyze');
  await Promise.all(clients.map((client) => client.end()));
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `set synchronous_commit = off; set statement_timeout = 0; set maintenance_work_mem = '256MB'`,
  );
  return client;
}

/** Takes keys, indexes and rules from the tables. @returns the statements that make them again, the longest first. */
async function dropRules(client: pg.Client): Promise<string[]> {
  const constraints = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s%s', conrelid::regclass, conname,
                   -- What is made here is right; the rules are for what is appended.
                   pg_get_constraintdef(oid), case contype when 'c' then ' not valid' else '' end) as make
       from pg_constraint
      where conrelid = any($1::regclass[]) and contype in ('c', 'p', 'u')
      order by conrelid = 'journal_entries'::regclass desc, contype <> 'c' desc`,
    [TABLES],
  );
  const indexes = await client.query<{ drop: string; make: string }>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
       from pg_index
      where indrelid = any($1::regclass[])
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [TABLES],
  );
  const all = [...constraints.rows, ...indexes.rows];
  for (const { drop } of all) await client.query(drop);
  return all.map(({ make }) => make);
}

function statements(): readonly string[] {
  const uid = `lpad(to_hex(person), 24, '0')`;
  const replica = `lpad(to_hex(person), 32, '0')`;
  const day = `(current_date - 1 - number % ${DAYS_EACH})`;
  const some = 'generate_series($1::int, $2::int) as person';
  return [
    `insert into journal_heads (uid, place) select ${uid}, ${ENTRIES_EACH} from ${some}`,
    `insert into journal_replicas (replica, uid, first_seen_at) select ${replica}, ${uid}, now() from ${some}`,
    `insert into journal_entries (uid, replica, number, place, kind, subject, amount, at, told_at, day, data)
     select ${uid}, ${replica}, number, number, '${PRACTICE_COUNT}', '${SUBJECT}', 108, ${day}, number, ${day}, ''
       from ${some}, generate_series(1, ${ENTRIES_EACH}) as number`,
    `insert into journal_totals (uid, kind, subject, amount, entries, first_at, last_at)
     select ${uid}, '${PRACTICE_COUNT}', '${SUBJECT}', ${ENTRIES_EACH * 108}, ${ENTRIES_EACH}, now(), now() from ${some}`,
    `insert into journal_days (uid, day, kind, subject, amount, entries, first_at, last_at)
     select ${uid}, ${day}, '${PRACTICE_COUNT}', '${SUBJECT}', ${A_DAY * 108}, ${A_DAY}, now(), now()
       from ${some}, generate_series(0, ${DAYS_EACH - 1}) as number`,
  ];
}
