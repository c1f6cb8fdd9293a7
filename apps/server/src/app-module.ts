import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-context.ts';
import type { FileCalls } from './gateway/files.ts';
import type { Identify } from './gateway/identify.ts';
import type { CloudFunction } from './gateway/invoke.ts';
import type { AddressBook } from './lib/address-book.ts';
import type { CalendarDays } from './lib/calendar-days.ts';
import type { Context } from './lib/context.ts';
import type { Implementation } from './lib/implement.ts';
import type { JobDefinition } from './lib/jobs.ts';
import type { Notice } from './lib/notice.ts';
import type { AnyNoticeKind } from './lib/notice-kind.ts';
import type { PersonalDataHolder } from './lib/personal-data.ts';
import type { Collection } from './modules/clientdb/clientdb.service.ts';
import type { JournalKind } from './modules/journal/journal.service.ts';
import type { MeritKind } from './modules/merit/merit.service.ts';
import type { Payable } from './modules/payment/payment.service.ts';

/** HTTP routes beside the gateway's own. */
export interface Routes {
  /** Whether browsers show what they answer: those answers carry the headers of pages. */
  readonly pages: boolean;
  register(app: FastifyInstance): Promise<void>;
}

/** Everything a feature gives to the app. A part that a feature does not have is said to be empty: none is left out by mistake. */
export interface ModuleParts {
  /** Cloud objects of the contract with the functions behind them. */
  readonly objects: readonly Implementation[];
  readonly routes: readonly Routes[];
  readonly jobs: readonly JobDefinition[];
  /** What it sends to people by mail or text message. */
  readonly notices: readonly Notice[];
  /** Of what it tells people with an account, by `tell` of `notice.service.ts`. */
  readonly noticeKinds: readonly AnyNoticeKind[];
  /** Tables that existing clients query by `DCloud-clientDB`. */
  readonly collections: readonly Collection[];
  /** Kinds of things that can be paid for. */
  readonly payables: readonly Payable[];
  /** Kinds of entries that the practice journal keeps for it. */
  readonly journal: readonly JournalKind[];
  /** Kinds of what people do with it that stands among their merit. */
  readonly merits: readonly MeritKind[];
  /** What it keeps of a person: exported and erased with the account. */
  readonly personalData: PersonalDataHolder | 'none';
  /** Puts what the temple offers into the database: at every start, and the same after a second time. */
  readonly seed: ((ctx: Pick<Context, 'db'>) => Promise<void>) | 'none';
  /** What only the modules behind the gateway itself give; made when every module is there. */
  readonly gateway?: () => GatewayParts;
  /** How people are reached; given by exactly one module. */
  readonly addressBook?: AddressBook;
  /** What stands in a person's calendar besides the reminders that they set. */
  readonly calendar?: CalendarDays;
}

/** Each is given by exactly one module. */
export interface GatewayParts {
  /** Verifies login tokens. */
  readonly identify?: Identify;
  /** The file methods of the wire. */
  readonly files?: FileCalls;
  /** Targets that are no cloud objects, by name. */
  readonly functions?: Readonly<Record<string, CloudFunction>>;
  /** The configuration that goes out with the page. */
  readonly pageConfig?: () => Promise<unknown>;
}

export interface Module extends ModuleParts {
  readonly name: string;
}

/** What all modules together declare. Read it when it is needed: while modules are made it is not there yet. */
export interface DeclaredParts {
  readonly collections: readonly Collection[];
  readonly payables: readonly Payable[];
  readonly journal: readonly JournalKind[];
  readonly merits: readonly MeritKind[];
  readonly personalData: readonly PersonalDataHolder[];
  readonly noticeKinds: readonly AnyNoticeKind[];
  readonly addressBook: AddressBook;
  readonly calendars: readonly CalendarDays[];
}

export interface ModuleDeps extends AppDeps {
  readonly modules: DeclaredParts;
}

export interface ModuleDefinition {
  readonly name: string;
  readonly make: (deps: ModuleDeps) => ModuleParts | Promise<ModuleParts>;
}

/** A feature of the server as one value, listed in `modules.ts`. */
export function defineModule(name: string, make: ModuleDefinition['make']): ModuleDefinition {
  return { name, make };
}

/** @throws when two modules, holders of personal data, kinds of notices, of the journal or of merit have one name. */
export async function makeModules(
  definitions: readonly ModuleDefinition[],
  deps: AppDeps,
): Promise<readonly Module[]> {
  unique(
    'modules',
    definitions.map(({ name }) => name),
  );
  const modules: Module[] = [];
  const all = moduleDeps(deps, () => {
    if (modules.length < definitions.length) throw new Error('the modules are not made yet');
    return modules;
  });
  for (const { name, make } of definitions) modules.push({ name, ...(await make(all)) });
  unique(
    'holders of personal data',
    all.modules.personalData.map(({ name }) => name),
  );
  unique(
    'kinds of notices',
    all.modules.noticeKinds.map(({ name }) => name),
  );
  unique(
    'kinds of the journal',
    all.modules.journal.map(({ name }) => name),
  );
  unique(
    'kinds of merit',
    all.modules.merits.map(({ name }) => name),
  );
  return modules;
}

/** What a module is made from, with a view on `modules`. */
export function moduleDeps(deps: AppDeps, modules: () => readonly ModuleParts[]): ModuleDeps {
  return {
    ...deps,
    modules: {
      get collections() {
        return modules().flatMap(({ collections }) => collections);
      },
      get payables() {
        return modules().flatMap(({ payables }) => payables);
      },
      get journal() {
        return modules().flatMap(({ journal }) => journal);
      },
      get merits() {
        return modules().flatMap(({ merits }) => merits);
      },
      get personalData() {
        return modules().flatMap(({ personalData }) => (personalData === 'none' ? [] : [personalData]));
      },
      get noticeKinds() {
        return modules().flatMap(({ noticeKinds }) => noticeKinds);
      },
      get calendars() {
        return modules().flatMap(({ calendar }) => (calendar ? [calendar] : []));
      },
      get addressBook() {
        const [book, ...more] = modules().flatMap(({ addressBook }) => (addressBook ? [addressBook] : []));
        if (!book || more.length > 0) throw new Error('exactly one module must give the address book');
        return book;
      },
    },
  };
}

function unique(what: string, names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two ${what} called ${twice}`);
}
