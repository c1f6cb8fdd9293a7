import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { LEAVES } from '../rules/merit.ts';

/** One thing that was done. No amount of money stands here: that is on its receipt alone. */
export const MeritEntry = z.object({
  /** Unique in the answers of one person. */
  id: z.string(),
  /** null: it hangs no leaf on the tree, such as a prayer that was fulfilled. */
  leaf: z.nullable(z.enum(LEAVES)),
  /** The temple's day, such as 2026-03-01. */
  day: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** In the caller's language, as the text. */
  title: z.string(),
  /** What is to be said of it besides, such as to whom it is dedicated; '' for nothing. */
  text: z.string(),
  /** Where in the app it leads, behind the `#`; null for nowhere. */
  page: z.nullable(z.string()),
});
export type MeritEntry = z.infer<typeof MeritEntry>;

export const MeritMonth = z.object({
  /** Such as 2026-03. */
  month: z.string(),
  /** How many leaves of each kind: a finished practice, a printing, a gift is one, whatever its size. */
  leaves: z.object({ sit: z.number(), copy: z.number(), print: z.number(), give: z.number() }),
});
export type MeritMonth = z.infer<typeof MeritMonth>;

/** What was paid for once, and not given back. */
export const StatementLine = z.object({
  /** The temple's day of the payment, such as 2026-03-01. */
  day: z.string(),
  /** As printed: `482-915-0376`. */
  number: z.string(),
  /** In the caller's language. */
  title: z.string(),
  /** null: given in silence; the amount stands on its receipt alone. */
  amountFen: z.nullable(z.number()),
});
export type StatementLine = z.infer<typeof StatementLine>;

/** 我的功德: what a person with an account has done, from all features. */
export const merit = cloudObject('merit', {
  /** Newest first, PAGE_SIZE at a time; `leaf` narrows it, `after` is the cursor of the page before. */
  timeline: call({
    access: 'user',
    input: z.object({
      leaf: z.nullable(z.enum(LEAVES)),
      after: z.nullable(z.string().check(z.regex(/^\d{1,13}\/[a-z.-]{1,40}\/[\w:-]{1,100}$/))),
    }),
    output: z.object({ entries: z.array(MeritEntry), next: z.nullable(z.string()) }),
    errors: ['param-invalid'],
  }),
  /** The same as a PDF of A4 leaves, in base64, in the caller's language. */
  statementPdf: call({
    access: 'user',
    input: z.object({ year: z.int().check(z.minimum(2000), z.maximum(2999)) }),
    output: z.object({ pdf: z.string() }),
    errors: ['param-invalid', 'too-many-requests'],
  }),
  /**
   * How much was sponsored and given without a login, with a number or address that the caller has since proven by a code,
   * and belongs to no account.
   */
  earlier: call({ access: 'user', input: z.object({}), output: z.object({ count: z.number() }), errors: [] }),
  /** Gives all of it to the caller's account; once is enough. */
  joinEarlier: call({
    access: 'user',
    input: z.object({}),
    output: z.object({ joined: z.number() }),
    errors: [],
  }),
  /** The months of the tree, the oldest first, the present one last; months without a leaf are there too. */
  months: call({
    access: 'user',
    input: z.object({ months: z.int().check(z.minimum(1), z.maximum(24)) }),
    output: z.object({ months: z.array(MeritMonth) }),
    errors: ['param-invalid'],
  }),
  /** What was paid for in one of the temple's years, the oldest first, with the sum of the amounts that are told. */
  statement: call({
    access: 'user',
    input: z.object({ year: z.int().check(z.minimum(2000), z.maximum(2999)) }),
    output: z.object({ lines: z.array(StatementLine), totalFen: z.number() }),
    errors: ['param-invalid'],
  }),
});
