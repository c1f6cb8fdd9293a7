import { storedText, storedValue } from '../storage/stored.ts';

/** What this device remembers of being here: no person and no page, so it outlives a logout. */
export interface Visits {
  /** Openings of the app, a window or tab each. */
  readonly count: number;
  /** How to read was asked, and is never asked again. */
  readonly greeted: boolean;
  /** How to keep the temple on the phone was told, and is never told again. */
  readonly offered: boolean;
}

/** The entry of the device; a logout leaves it (`profile/settings/storage.ts`). */
export const VISITS_KEY = 'yuanguang.visits';
const NEVER: Visits = { count: 0, greeted: false, offered: false };

const stored = storedValue('localStorage', VISITS_KEY, (value): Visits | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { count, greeted, offered } = value as Record<keyof Visits, unknown>;
  return {
    count: Number.isSafeInteger(count) ? Number(count) : 0,
    greeted: greeted === true,
    offered: offered === true,
  };
});
/** Whether this window was counted: loading the page again is no further visit. */
const counted = storedText('sessionStorage', 'yuanguang.visit');

export const readVisits = (): Visits => stored.read() ?? NEVER;

export const rememberVisits = (change: Partial<Visits>): void => stored.write({ ...readVisits(), ...change });

/** Counts this visit, once for its window. */
export function countVisit(): void {
  if (counted.read() !== undefined) return;
  counted.write('counted');
  rememberVisits({ count: readVisits().count + 1 });
}
