import { createSecretKey, type KeyObject } from 'node:crypto';
import type { ModuleDeps } from '../../app-module.ts';
import type { AddressBook } from '../../lib/address-book.ts';
import type { CalendarDays } from '../../lib/calendar-days.ts';
import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import type { Jobs } from '../../lib/jobs.ts';
import type { AnyNoticeKind } from '../../lib/notice-kind.ts';
import type { PushSender } from '../../providers/push/push-sender.ts';
import type { NoticeRow } from './notice.tables.ts';

/** What the functions of notices work with besides the context of a call. */
export interface NoticeTools {
  readonly cipher: Cipher;
  readonly jobs: Jobs;
  /** Of all modules, by name. */
  readonly kinds: () => ReadonlyMap<string, AnyNoticeKind>;
  readonly addressBook: () => AddressBook;
  /** What other modules have to say in a person's calendar. */
  readonly calendars: () => readonly CalendarDays[];
  readonly push: PushSender;
  /** Where the app is, without a path. */
  readonly publicUrl: string;
  /** Seals the addresses that end mail. */
  readonly endingKey: KeyObject;
}

export interface NoticeContext extends Context, NoticeTools {}

export function noticeTools({ keys, jobs, modules, settings, push }: ModuleDeps): NoticeTools {
  let kinds: ReadonlyMap<string, AnyNoticeKind> | undefined;
  return {
    cipher: keys.data,
    jobs,
    // Asked when the modules are made.
    kinds: () => {
      kinds ??= new Map(modules.noticeKinds.map((kind) => [kind.name, kind]));
      return kinds;
    },
    addressBook: () => modules.addressBook,
    calendars: () => modules.calendars,
    push,
    publicUrl: settings.PUBLIC_URL,
    endingKey: createSecretKey(keys.derive('notice.mail-ending')),
  };
}

/** What the data of a notice are sealed for. */
const purposeOf = (id: string): string => `notice.data:${id}`;

export function sealData(cipher: Cipher, id: string, data: unknown): string {
  return cipher.seal(purposeOf(id), JSON.stringify(data));
}

/** As its kind declares them. */
export function openData(cipher: Cipher, { id, data }: Pick<NoticeRow, 'id' | 'data'>): never {
  return JSON.parse(cipher.open(purposeOf(id), data)) as never;
}

const HOUR_MS = 3_600_000;

/** Until when push and mail are of use. */
export function usefulUntil({ created_at }: Pick<NoticeRow, 'created_at'>, kind: AnyNoticeKind): Date {
  return new Date(created_at.getTime() + kind.usefulHours * HOUR_MS);
}
