import { expect, it } from 'vitest';
import { defineModule, type ModuleParts, makeModules } from './app-module.ts';
import type { PersonalDataHolder } from './lib/personal-data.ts';
import type { JournalKind } from './modules/journal/journal.service.ts';
import { startTestDatabase } from './testing/database.ts';
import { testDeps } from './testing/deps.ts';
import { withModules } from './testing/modules.ts';

const database = startTestDatabase();

const EMPTY: ModuleParts = {
  objects: [],
  routes: [],
  jobs: [],
  notices: [],
  noticeKinds: [],
  collections: [],
  payables: [],
  journal: [],
  merits: [],
  personalData: 'none',
  seed: 'none',
};

/** Whether a module may leave the part out, as the compiler sees it. */
type Need = {
  readonly [Part in keyof ModuleParts]-?: Omit<ModuleParts, Part> extends ModuleParts ? 'optional' : 'needed';
};

it('A module that leaves a part out is a type error', () => {
  const need: Need = {
    objects: 'needed',
    routes: 'needed',
    jobs: 'needed',
    notices: 'needed',
    noticeKinds: 'needed',
    collections: 'needed',
    payables: 'needed',
    journal: 'needed',
    merits: 'needed',
    personalData: 'needed',
    seed: 'needed',
    gateway: 'optional',
    addressBook: 'optional',
    calendar: 'optional',
  };
  const needed = Object.entries(need).flatMap(([part, how]) => (how === 'needed' ? [part] : []));
  expect(needed).toEqual(Object.keys(EMPTY));
});

it('Two modules of one name, or two holders of personal data, are refused', async () => {
  const deps = await testDeps(database);
  const empty = defineModule('prayers', () => EMPTY);
  await expect(makeModules([empty, empty], deps)).rejects.toThrow('two modules called prayers');
  const holder: PersonalDataHolder = {
    name: 'prayers',
    tables: [],
    export: async () => [],
    erase: async () => undefined,
  };
  const holding = (name: string) => defineModule(name, () => ({ ...EMPTY, personalData: holder }));
  await expect(makeModules([holding('a'), holding('b')], deps)).rejects.toThrow(
    'two holders of personal data called prayers',
  );
});

it('Two kinds of journal entries of one name are refused', async () => {
  const kind: JournalKind = { name: 'beads.count', sealed: false, read: () => ({ value: null }) };
  const counting = (name: string) => defineModule(name, () => ({ ...EMPTY, journal: [kind] }));
  await expect(makeModules([counting('a'), counting('b')], await testDeps(database))).rejects.toThrow(
    'two kinds of the journal called beads.count',
  );
});

it('What all modules declare cannot be read before it is there', async () => {
  const hasty = defineModule('hasty', ({ modules }) => ({ ...EMPTY, payables: modules.payables }));
  await expect(makeModules([hasty], await testDeps(database))).rejects.toThrow('not made yet');
});

it('Every table with a user’s id is held by a module, which exports and erases it', async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    // Views hold nothing of their own.
    `select distinct table_name as table from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      -- A part of a table stands for the whole.
      join pg_class on pg_class.oid = format('%I.%I', table_schema, table_name)::regclass and not relispartition
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ '(^|_)(uid|user_id)s?$'
      order by 1`,
  );
  const { modules } = await withModules(await testDeps(database));
  const held = modules.personalData.flatMap(({ tables }) => tables);
  expect([...held].sort()).toEqual(rows.map(({ table }) => table));
});
