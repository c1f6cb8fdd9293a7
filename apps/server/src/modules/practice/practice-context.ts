import type { PracticeDefinition } from '@yuanguang/contract/rules/practice';
import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import type { Jobs } from '../../lib/jobs.ts';
import type { TempleDays } from '../../lib/temple-day.ts';
import type { PracticeRow } from './practice.tables.ts';

/** What the functions of custom practice work with besides the context of a call. */
export interface PracticeTools {
  readonly cipher: Cipher;
  readonly days: TempleDays;
  readonly jobs: Jobs;
}

export interface PracticeContext extends Context, PracticeTools {}

type Definition = Pick<
  PracticeRow,
  'title_sealed' | 'content_sealed' | 'target' | 'reminder_time' | 'reminder_weekdays' | 'paused' | 'deleted'
>;

/** The columns of a practice of `uid`; null of one that is deleted: nothing of it is left. */
export function columnsOf(cipher: Cipher, uid: string, practice: PracticeDefinition | null): Definition {
  return {
    title_sealed: practice && cipher.seal(`practice.title:${uid}`, practice.title),
    content_sealed: practice && cipher.seal(`practice.content:${uid}`, practice.content),
    target: practice?.target ?? null,
    reminder_time: practice?.reminder?.time ?? null,
    reminder_weekdays: practice?.reminder ? [...practice.reminder.weekdays] : null,
    paused: practice?.paused ?? false,
    deleted: practice === null,
  };
}

/** A practice of `uid` from its columns. */
export function definitionOf(cipher: Cipher, uid: string, row: Definition) {
  const {
    title_sealed,
    content_sealed,
    target,
    reminder_time: time,
    reminder_weekdays: weekdays,
    paused,
  } = row;
  return {
    title: cipher.open(`practice.title:${uid}`, title_sealed ?? ''),
    content: cipher.open(`practice.content:${uid}`, content_sealed ?? ''),
    target,
    reminder: time === null || weekdays === null ? null : { time, weekdays },
    paused,
  };
}
