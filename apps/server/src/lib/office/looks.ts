import type { Context } from '../context.ts';
import { insertLook } from './look.repository.ts';

/** What of personal data somebody of the temple was shown. */
export type LookKind = 'addresses' | 'names' | 'order' | 'gifts' | 'tablets' | 'feedback' | 'documents';

export interface Looking {
  /** `office:<name>` or `staff:<account>`. */
  readonly who: string;
  readonly reason: string;
  readonly what: LookKind;
  /** Ids of what is shown; with none nothing is shown, and nothing written. */
  readonly subjects: readonly string[];
}

/** Writes a look at personal data down. Call it before anything is shown: what cannot be written down is not shown. */
export async function recordLook(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { who, reason, what, subjects }: Looking,
): Promise<void> {
  if (subjects.length > 0) await insertLook(db, { at: now(), who, reason, what, subjects: [...subjects] });
}
