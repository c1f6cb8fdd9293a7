import type { Language } from '@yuanguang/contract/languages';
import type { NoticeChannel } from '@yuanguang/contract/objects/notice';

/** What a notice says, in one language. */
export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

/**
 * A kind of notice: something that a person with an account is told, in the inbox and by the channels named here. The
 * module from which it comes declares it, so that the notices know no other module.
 */
export interface NoticeKind<Data = never> {
  /** Such as `sponsor.printing`; stays, for it is kept with notices and settings. */
  readonly name: string;
  /** By which ways it may come besides the inbox. */
  readonly channels: readonly NoticeChannel[];
  /** True: a warning that its reader cannot switch off. */
  readonly required: boolean;
  /** For how many hours push and mail are of use; later they are left out, and the inbox has it. */
  readonly usefulHours: number;
  /** True: it comes in the quiet hours too, for its reader chose the time. Unset: it waits. */
  readonly anyHour?: boolean;
  /** Where in the app it leads, behind the `#`. */
  readonly page: string;
  /** What the settings call it. */
  readonly label: (language: Language) => string;
  /** What a push says. A locked screen is public, so it is told nothing of whom or what the notice is about. */
  readonly pushed: (language: Language) => string;
  readonly words: (data: Data, language: Language) => NoticeWords;
  /** By which a test tries its words in every language. */
  readonly samples: readonly Data[];
}

/** Of a kind nothing is known but that it can be read: its data come from the database. */
export type AnyNoticeKind = Omit<NoticeKind, 'samples'> & { readonly samples: readonly unknown[] };
