import { DEFAULT_LANGUAGE, type Language } from '@yuanguang/contract/languages';
import { type Context, inTransaction } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import type { NoticeKind } from '../../lib/notice-kind.ts';
import { insertNotice } from './notice.repository.ts';
import { type NoticeTools, sealData } from './notice-context.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    /** `mailed`: its module sends a mail of its own. */
    'notice.spread': { noticeId: string; mailed: boolean };
  }
}

/** What somebody is told. */
export interface Told<Data> {
  readonly uid: string;
  readonly kind: NoticeKind<Data>;
  readonly data: Data;
  /** Names it among those of its kind to this person: told with the same key again, it is told no second time. */
  readonly key: string;
  /** For push and mail to a person who has chosen none. */
  readonly language?: Language;
  /** True: the same goes out by a mail of the module's own, so this is none. */
  readonly mailed?: boolean;
}

export type TellContext = Pick<Context, 'db' | 'now'> & Pick<NoticeTools, 'cipher' | 'jobs'>;

/**
 * Tells a person something: in the inbox with the transaction of `ctx`, then by job by the ways that the kind has and the
 * person wants. Who has closed the account is told nothing.
 */
export function tell<Data>(ctx: TellContext, told: Told<Data>): Promise<void> {
  const { uid, kind, data, key, language = DEFAULT_LANGUAGE, mailed = false } = told;
  return inTransaction(ctx, async (tx) => {
    const at = tx.now();
    const id = newId(at);
    const sealed = sealData(tx.cipher, id, data);
    const row = { id, uid, kind: kind.name, key, data: sealed, language, created_at: at };
    if (!(await insertNotice(tx.db, row))) return;
    await tx.jobs.enqueue(tx, 'notice.spread', { noticeId: id, mailed });
  });
}
