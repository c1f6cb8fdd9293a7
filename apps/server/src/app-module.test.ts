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
  personalData: 'none',
  seed: 'none',
};

it('A module that leaves a part out is a type error', () => {
  const { objects, routes, jobs, notices, noticeKinds, collections, payables, journal, personalData, seed } =
    EMPTY;
  const lacking = [
    // @ts-expect-error objects
    defineModule('a', () => ({
      routes,
      jobs,
      notices,
      noticeKinds,
      collections,
      payables,
      journal,
      personalData,
      seed,
    })),
    // @ts-expect-error routes
    defineModule('b', () => ({
      objects,
      jobs,
      notices,
      noticeKinds,
      collections,
      payables,
      journal,
      personalData,
      seed,
    })),
    // @ts-expect-error jobs
    defineModule('c', () => ({
      objects,
      routes,
      notices,
      noticeKinds,
      collections,
      payables,
      journal,
      personalData,
      seed,
    })),
    // @ts-expect-error notices
    defineModule('d', () => ({
      objects,
      routes,
      jobs,
      noticeKinds,
      collections,
      payables,
      journal,
      personalData,
      seed,
    })),
    // @ts-expect-error noticeKinds
    defineModule('e', () => ({
      objects,
      routes,
      jobs,
      notices,
      collections,
      payables,
      journal,
      personalData,
      seed,
    })),
    // @ts-expect-error collections
    defineModule('f', () => ({
      objects,
      routes,
      jobs,
      notices,
      noticeKinds,
      payables,
      journal,
      personalData,
      seed,
    })),
    // @ts-expect-error payables
    defineModule('g', () => ({
      objects,
      routes,
      jobs,
      notices,
      noticeKinds,
      collections,
      journal,
      personalData,
      seed,
    })),
    // @ts-expect-error journal
    defineModule('h', () => ({
      objects,
      routes,
      jobs,
      notices,
      noticeKinds,
      collections,
      payables,
      personalData,
      seed,
    })),
    // @ts-expect-error personalData
    defineModule('i', () => ({
      objects,
      routes,
      jobs,
      notices,
      noticeKinds,
      collections,
      payables,
      journal,
      seed,
    })),
    // @ts-expect-error seed
    defineModule('j', () => ({
      objects,
      routes,
      jobs,
      notices,
      noticeKinds,
      collections,
      payables,
      journal,
      personalData,
    })),
  ];
  expect(lacking).toHaveLength(Object.keys(EMPTY).length);
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
