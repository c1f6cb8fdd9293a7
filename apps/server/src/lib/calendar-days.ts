import type { Language } from '@yuanguang/contract/languages';
import type { Context } from './context.ts';

/** Something that stands in a person's calendar on a day of its own. */
export interface CalendarDay {
  /** Unique among those of the module: letters, digits and `-`. */
  readonly id: string;
  readonly at: Date;
  readonly changedAt: Date;
  /** Nothing that a stranger who sees the calendar should not read. */
  readonly title: string;
  readonly text: string;
  /** Where in the app it leads, behind the `#`. */
  readonly page: string;
}

/** What a module has to say in a person's calendar between two instants. Who has the address may ask often. */
export type CalendarDays = (
  ctx: Context,
  uid: string,
  asked: { readonly from: Date; readonly to: Date; readonly language: Language },
) => Promise<readonly CalendarDay[]>;
