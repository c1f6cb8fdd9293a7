import type { Target } from '../router/address.ts';
import { storedValue } from '../storage/stored.ts';
import type { DedicationValues } from './wording.ts';

export const DEDICATION_PAGE = '/pages/zhuyin/huixiang';

interface Choice {
  /** The page of the app (`/path?query`) that it is for. */
  readonly address: string;
  readonly values: DedicationValues;
  /** That page opened the choice, so the way back leads there. */
  readonly opened: boolean;
  /** Confirmed; before, it is only what was typed so far. */
  readonly confirmed: boolean;
}

/** In no address and no history: a dedication holds names of the dead. Ends with the tab. */
const stored = storedValue('sessionStorage', 'yuanguang.dedication', (value) =>
  typeof value === 'object' && value !== null && 'values' in value ? (value as Choice) : undefined,
);

/** The page of dedications, opened from the page at `address` with what stands there; it leads back there. */
export function openDedication(address: string, values: DedicationValues): Target {
  stored.write({ address, values, opened: true, confirmed: false });
  return { to: DEDICATION_PAGE, search: { back: address } };
}

/** The choice that is under way for the page at `address`. */
export function dedicationChoice(address: string): Choice | undefined {
  const choice = stored.read();
  return choice?.address === address ? choice : undefined;
}

/** Keeps what is typed, over a reload and a change of language. */
export function keepDedication(choice: Choice): void {
  stored.write(choice);
}

/** What was confirmed for the page at `address`, once. */
export function takeDedication(address: string): DedicationValues | undefined {
  const choice = dedicationChoice(address);
  if (!choice?.confirmed) return undefined;
  stored.write(undefined);
  return choice.values;
}
