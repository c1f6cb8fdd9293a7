import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { JOURNAL_AMOUNT_MAX, JOURNAL_BATCH, JOURNAL_DATA_MAX, JOURNAL_NAME_MAX } from '../rules/journal.ts';

/** Milliseconds since 1970, by the clock of the device. */
const DeviceTime = z.number();
/** 32 hex characters: a store of entries on one device. */
const Replica = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const short = z.string().check(z.maxLength(JOURNAL_NAME_MAX));

/** What was practised, as a device wrote it down. */
export const JournalEntry = z.object({
  /** From 1, within the replica. */
  number: z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
  /** Such as `practice.count`. */
  kind: short,
  /** What was practised: of the kind's choosing, such as the id of a custom practice; '' for none. */
  subject: short,
  amount: z.int().check(z.minimum(0), z.maximum(JOURNAL_AMOUNT_MAX)),
  at: DeviceTime,
  /** What the kind keeps beside, as JSON; '' for nothing. */
  data: z.string().check(z.maxLength(JOURNAL_DATA_MAX)),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

/** An entry as it arrives: one that is not right is refused by itself, and the others with it are kept. */
const SentEntry = z.extend(JournalEntry, {
  kind: z.string(),
  subject: z.string(),
  // What is no number is null in JSON.
  amount: z.nullable(z.number()),
  at: z.nullable(DeviceTime),
  data: z.string(),
});

/** An entry as the server keeps it. */
export const KeptEntry = z.extend(JournalEntry, {
  replica: z.string(),
  /** By the server's clock. */
  at: z.number(),
  /** The temple's day it belongs to, such as 2026-03-01. */
  day: z.string(),
});
export type KeptEntry = z.infer<typeof KeptEntry>;

export const RefusedEntry = z.object({ number: z.number(), code: z.string() });
export type RefusedEntry = z.infer<typeof RefusedEntry>;

/** 功课簿: what a person practised, on all devices (docs/decisions/0020-practice-journal.md). */
export const journal = cloudObject('journal', {
  /**
   * Keeps entries of one replica; those that are kept already stay as they are. All are kept when it answers, but for the
   * refused: `journal-conflict` (the number is taken by another content), `journal-entry-invalid` (the kind is unknown or
   * cannot read it, or its time is none), `journal-day-full` (it was to fill a day up, which has as much without it), or a
   * code of the kind.
   */
  append: call({
    access: 'user',
    input: z.object({
      replica: Replica,
      /** What the device's clock shows now. */
      now: DeviceTime,
      entries: z.array(SentEntry).check(z.maxLength(JOURNAL_BATCH)),
    }),
    output: z.object({ refused: z.array(RefusedEntry) }),
    errors: ['param-invalid', 'journal-not-yours', 'too-many-requests'],
  }),
  /** The entries of all devices in the order in which they were kept; `cursor` of the answer before, '' from the beginning. */
  since: call({
    access: 'user',
    input: z.object({ cursor: short }),
    output: z.object({ entries: z.array(KeptEntry), cursor: z.string(), more: z.boolean() }),
    errors: ['param-invalid', 'too-many-requests'],
  }),
});
