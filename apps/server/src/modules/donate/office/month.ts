import { TEMPLE_ZONE_MS } from '@yuanguang/contract/rules/temple-day';
import { UsageError } from '../../../lib/usage-error.ts';

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const MINUTE_MS = 60_000;

/** From when to when a month of the temple lasts, its days beginning at `boundary`. @throws {UsageError} */
export function monthBounds(month: string, boundary: string): { from: Date; to: Date } {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (year === undefined) throw new UsageError('a month is written as 2026-03');
  const [hours = 0, minutes = 0] = boundary.split(':').map(Number);
  const late = (hours * 60 + minutes) * MINUTE_MS - TEMPLE_ZONE_MS;
  const at = (months: number) => new Date(Date.UTC(Number(year), Number(number) - 1 + months) + late);
  return { from: at(0), to: at(1) };
}
