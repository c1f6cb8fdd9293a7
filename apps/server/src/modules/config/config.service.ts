import { DEFAULT_CONFIG, type ModuleName } from '@yuanguang/contract/default-config';
import type { Config } from '@yuanguang/contract/objects/config';
import { takesWorshipGifts as areWorshipGiftsTaken } from '@yuanguang/contract/rules/worship-gifts';
import type { ModuleDeps } from '../../app-module.ts';
import type { Clock } from '../../clock.ts';
import type { Context } from '../../lib/context.ts';
import type { Db } from '../../lib/db.ts';
import type { Implementation } from '../../lib/implement.ts';
import { refuse } from '../../lib/refusal.ts';
import { ENTRIES, withEntry } from './config.entries.ts';
import { deleteEntry, selectEntries, upsertEntry } from './config.repository.ts';
import { effectiveConfig } from './effective-config.ts';

type ConfigContext = Pick<Context, 'db' | 'now'> & Partial<Pick<Context, 'caller'>>;

/** A switch thrown in one process is honoured by every other one within this time. */
const FRESH_MS = 2_000;

interface Kept {
  readonly now: Clock;
  readonly at: number;
  readonly config: Promise<Config>;
}
const kept = new WeakMap<Db, Kept>();

/**
 * The configuration as the office has set it. Read from memory for up to two seconds by the caller's clock;
 * inside a transaction always from the database, so ask before the transaction begins.
 */
export async function readConfig(ctx: ConfigContext): Promise<Config> {
  const memory = kept.get(ctx.db);
  const at = ctx.now().getTime();
  const age = memory?.now === ctx.now ? at - memory.at : Number.NaN;
  if (memory && age >= 0 && age < FRESH_MS) return memory.config;
  const config = fromDatabase(ctx.db);
  if (!ctx.db.isTransaction) {
    // From the beginning of the read on: many who ask at the same moment wait for one.
    const reading = { now: ctx.now, at, config };
    kept.set(ctx.db, reading);
    config.catch(() => kept.get(ctx.db) === reading && kept.delete(ctx.db));
  }
  return config;
}

async function fromDatabase(db: Db): Promise<Config> {
  const entries = await selectEntries(db);
  return entries.reduce((sum, { key, value }) => withEntry(sum, key, value), DEFAULT_CONFIG);
}

/** The configuration as it holds for who calls: every rule asks this one. */
export async function configFor(ctx: ConfigContext): Promise<Config> {
  return effectiveConfig(await readConfig(ctx), ctx.caller?.client);
}

/** Refuses 'module-closed' unless the module's switch is on. */
export async function requireModule(ctx: ConfigContext, name: ModuleName): Promise<void> {
  const { modules } = await configFor(ctx);
  if (!modules[name]) refuse('module-closed');
}

/** Refuses 'buying-closed' while `buyclosed` is set: nothing can be bought anywhere. */
export async function requireBuying(ctx: ConfigContext): Promise<void> {
  const { buyclosed } = await configFor(ctx);
  if (buyclosed) refuse('buying-closed');
}

/** What is known of the licence besides the office's own entry. */
export interface ToldLicence {
  /** The number that the settings name; '' for none. */
  readonly number: string;
  /** Nothing real is paid: the built-in cashier takes it. */
  readonly demonstration: boolean;
}

export const toldLicence = ({
  settings,
  paymentProviders,
}: Pick<ModuleDeps, 'settings' | 'paymentProviders'>): ToldLicence => ({
  number: settings.LICENCE_NUMBER,
  demonstration: paymentProviders.all.some(({ simulated }) => simulated),
});

/** Whether gifts are taken with what is offered in the shrine and the halls, which stay open without them. */
export async function takesWorshipGifts(ctx: ConfigContext, told: ToldLicence): Promise<boolean> {
  const { worshipGifts, licence } = await configFor(ctx);
  const number = licence.number || told.number;
  return areWorshipGiftsTaken({ worshipGifts, licence: { number }, demonstration: told.demonstration });
}

/** The same object with every method behind its module's switch. */
export function behindSwitch(implementation: Implementation, name: ModuleName): Implementation {
  const handlers = Object.entries(implementation.handlers).map(([method, handler]) => [
    method,
    async (ctx: Context, input: never) => {
      await requireModule(ctx, name);
      return handler(ctx, input);
    },
  ]);
  return { ...implementation, handlers: Object.fromEntries(handlers) };
}

/**
 * Sets one entry, such as `buyclosed` or `modules.sponsor`.
 * @throws RangeError for a key that does not exist, TypeError for a value of the wrong type.
 */
export async function setEntry(ctx: ConfigContext, key: string, value: unknown): Promise<void> {
  checkEntry(key, value);
  await upsertEntry(ctx.db, key, value, ctx.now());
  kept.delete(ctx.db);
}

/** Gives one entry its default back. @throws RangeError for a key that does not exist. */
export async function resetEntry(ctx: ConfigContext, key: string): Promise<void> {
  known(key);
  await deleteEntry(ctx.db, key);
  kept.delete(ctx.db);
}

/** @throws RangeError for a key that does not exist, TypeError for a value of the wrong type (unset: none is to be set). */
export function checkEntry(key: string, value?: unknown): void {
  const { schema } = known(key);
  if (value !== undefined && !schema.safeParse(value).success) throw new TypeError(`not a value for ${key}`);
}

function known(key: string) {
  const entry = ENTRIES.get(key);
  if (!entry) throw new RangeError(`no such entry: ${key}. Known: ${[...ENTRIES.keys()].join(', ')}`);
  return entry;
}
