import type { Clock } from './clock.ts';
import {
  type KnownKey,
  knownKeys,
  rememberKeys,
  type SealedSample,
  sealedSamples,
  withKeysLocked,
} from './lib/data-keys.repository.ts';
import type { Db } from './lib/db.ts';
import { dataKeyFile, type Keys, loadKeys } from './lib/keys.ts';
import { StartError } from './lib/start-error.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import type { Settings } from './settings.ts';

type KeySettings = Pick<Settings, 'DATA_DIR' | 'DATA_KEY' | 'CLOUD_CLIENT_SECRET'>;

/**
 * The keys of the settings, once they are known to be those of this database. What they are known by is kept in it; a
 * database of before gets that when its sealed values open. A data key is made only for a database without any.
 * @throws {StartError} when the database was written with other keys; nothing is changed then, and no key is made.
 */
export async function openKeys(settings: KeySettings, db: Db, clock: Clock): Promise<Keys> {
  return await withKeysLocked(db, async (tx) => {
    const known = await knownKeys(tx);
    const samples = known.length > 0 ? [] : await sealedSamples(tx, SEALED_COLUMNS);
    const keys = await loadKeys(settings, known.length === 0 && samples.length === 0);
    const problems = known.length > 0 ? keyProblems(keys.fingerprints, known) : sampleProblems(keys, samples);
    if (problems.length > 0) throw new StartError(refusal(settings, problems));
    await rememberKeys(tx, unknownOf(keys, known), clock());
    return keys;
  });
}

/** What of the keys at hand does not fit those that something was written with, a line each; empty when all is well. */
export function keyProblems(given: Keys['fingerprints'], known: readonly KnownKey[]): string[] {
  const problems: string[] = [];
  for (const { id, fingerprint } of known) {
    const same = given.find((key) => key.id === id);
    if (!same) problems.push(`the data key ${id} (fingerprint ${fingerprint}) is missing`);
    else if (same.fingerprint !== fingerprint) {
      problems.push(
        `the data key ${id} is another one: its fingerprint is ${same.fingerprint}, that of the key which was used ${fingerprint}`,
      );
    }
  }
  const root = known.find((key) => key.root);
  const last = given.at(-1);
  if (problems.length === 0 && root && last?.id !== root.id) {
    problems.push(`the last key must be ${root.id}: blind indexes and links rest on it`);
  }
  return problems;
}

function sampleProblems(keys: Keys, samples: readonly SealedSample[]): string[] {
  const problems: string[] = [];
  for (const id of new Set(samples.map(({ keyId }) => keyId))) {
    // One that opens proves the key; a single value may have been spoilt long ago.
    if (!samples.some((sample) => sample.keyId === id && open(keys, sample) !== null)) {
      const given = keys.fingerprints.some((key) => key.id === id);
      problems.push(
        `what is sealed with the data key ${id} does not open: ${given ? 'the key of this id is another one' : 'the key is missing'}`,
      );
    }
  }
  const indexed = samples.flatMap((sample) => {
    const text = sample.index === null ? null : open(keys, sample);
    return text === null ? [] : [keys.data.index(sample.column.purpose, text) === sample.index];
  });
  if (problems.length === 0 && indexed.length > 0 && !indexed.includes(true)) {
    problems.push('the last key is not the one on which blind indexes and links rest');
  }
  return problems;
}

function open(keys: Keys, { purpose, sealed }: SealedSample): string | null {
  try {
    return keys.data.open(purpose, sealed);
  } catch {
    return null;
  }
}

function unknownOf({ fingerprints }: Keys, known: readonly KnownKey[]): KnownKey[] {
  const root = fingerprints.at(-1);
  return fingerprints
    .filter(({ id }) => !known.some((key) => key.id === id))
    .map((key) => ({ ...key, root: key === root }));
}

function refusal(settings: KeySettings, problems: readonly string[]): string {
  const where = settings.DATA_KEY === undefined ? dataKeyFile(settings.DATA_DIR) : 'DATA_KEY';
  return [
    `The data keys (${where}) are not those of this database:`,
    ...problems.map((problem) => `  - ${problem}`),
    'Personal data would not open, and nobody would be found by phone or mail. Nothing was changed. Put the keys of this',
    'database back into DATA_KEY or into DATA_DIR/keys/data-key (docs/operations.md, "The keys").',
  ].join('\n');
}
