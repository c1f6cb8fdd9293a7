/** One measured thing beside its budget. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: 'KiB' | 'ms' | 's' | '' | '×' | 'requests' | 'ms/frame' | 'frames';
  /** What the value is held against; left out for figures that only explain others. */
  readonly budget?: { readonly limit: number; readonly atLeast?: boolean };
  /** The same figure of the stack this app replaces, where it was recorded. */
  readonly replaced?: number;
  /** The same figure of a plain HTML page through the same server, in the same run. */
  readonly floor?: number;
}

/** Within its budget, or without one. */
export function holds({ value, budget }: Measured): boolean {
  if (Number.isNaN(value)) return false;
  if (!budget) return true;
  return budget.atLeast ? value >= budget.limit : value <= budget.limit;
}
