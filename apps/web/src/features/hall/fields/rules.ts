import type { ErrorCode } from '@yuanguang/contract/errors';
import { lunarCalendar } from '@yuanguang/contract/rules/lunar-table';
import { checkTablet, type TabletText, writtenParts } from '@yuanguang/contract/rules/tablet';
import { drawable } from '../drawing/drawn-tablet.ts';
import type { TabletValues } from './values.ts';

type TabletField = keyof TabletValues;

/** The field of the form that a path of the input belongs to: they have the same names. */
export function tabletField(path: string, values: TabletValues): TabletField | undefined {
  const field = path.replace(/^tablet\./, '');
  if (field === 'people') return 'people.0.name';
  return field in values ? (field as TabletField) : undefined;
}

/** What breaks a rule, by field; the first of each counts. `today` is the temple's day. */
export function tabletCodes(
  text: TabletText,
  values: TabletValues,
  today: string,
): Partial<Record<TabletField, ErrorCode>> {
  const codes: Partial<Record<TabletField, ErrorCode>> = {};
  checkTablet(text, { calendar: lunarCalendar, today }, (code, path) => {
    const field = tabletField(path, values);
    if (field) codes[field] ??= code;
  });
  return codes;
}

/** The signs of each written field that are known not to be in any type of the temple. */
export function lackingByField(
  text: TabletText,
  lacking: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const found = writtenParts(drawable(text)).map(
    (part) => [part.field, [...new Set(part.text)].filter((sign) => lacking.has(sign))] as const,
  );
  return new Map(found.filter(([, signs]) => signs.length > 0));
}
