/** What a number field makes of typing and of its buttons. Pure, so that the rules can be read and tested. */

export interface StepperRange {
  min: number;
  max: number;
  /** 1 unless told. */
  step?: number;
}

/** The nearest allowed whole number. */
export function clampCount(count: number, { min, max }: StepperRange): number {
  return Math.min(max, Math.max(min, Math.round(count)));
}

/** One press of plus (`1`) or minus (`-1`): goes to the next multiple of the step, never past the range. */
export function stepCount(count: number, direction: 1 | -1, range: StepperRange): number {
  const step = range.step ?? 1;
  const next = direction > 0 ? Math.floor(count / step) * step + step : Math.ceil(count / step) * step - step;
  return clampCount(next, range);
}

/** The digits a reader typed, also full-width or Thai ones, as a number; undefined for an empty field. */
export function readCount(text: string): number | undefined {
  const digits = text
    .replace(/[０-９]/g, (d) => String(d.charCodeAt(0) - 0xff10))
    .replace(/[๐-๙]/g, (d) => String(d.charCodeAt(0) - 0x0e50))
    .replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits.slice(0, 9));
}

/** Where a key leads: arrows one step, Page keys ten steps, Home and End the ends; undefined for every other key. */
export function keyCount(key: string, count: number, range: StepperRange): number | undefined {
  const page = 10 * (range.step ?? 1);
  if (key === 'ArrowUp') return stepCount(count, 1, range);
  if (key === 'ArrowDown') return stepCount(count, -1, range);
  if (key === 'PageUp') return clampCount(count + page, range);
  if (key === 'PageDown') return clampCount(count - page, range);
  if (key === 'Home') return range.min;
  if (key === 'End') return range.max;
  return undefined;
}
