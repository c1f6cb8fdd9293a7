import {
  cleanPractice,
  PRACTICES_MAX,
  type PracticeCode,
  type PracticeDefinition,
  type PracticeField,
} from '@yuanguang/contract/rules/practice';
import { numberOf } from '../written-number.ts';

/** A practice as it is being written. */
export interface FormValues {
  readonly title: string;
  readonly content: string;
  /** '' for none. */
  readonly target: string;
  readonly reminder: boolean;
  readonly time: string;
  readonly weekdays: readonly number[];
  readonly paused: boolean;
}
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function valuesOf(practice: PracticeDefinition | undefined): FormValues {
  return {
    title: practice?.title ?? '',
    content: practice?.content ?? '',
    target: practice?.target ? String(practice.target) : '',
    reminder: Boolean(practice?.reminder),
    time: practice?.reminder?.time ?? '06:00',
    weekdays: practice?.reminder?.weekdays ?? WEEKDAYS,
    paused: practice?.paused ?? false,
  };
}

/**
 * What is written, as it will be kept; or what is wrong with it, field by field.
 * @param zone where the device is, by its IANA name: reminders go by the clocks there.
 */
export function judge(
  values: FormValues,
  zone?: string,
):
  | { readonly practice: PracticeDefinition }
  | { readonly errors: Partial<Record<PracticeField, PracticeCode>> } {
  const written: PracticeDefinition = {
    title: values.title,
    content: values.content,
    target: values.target.trim() === '' ? null : numberOf(values.target),
    reminder: values.reminder
      ? { time: values.time, weekdays: values.weekdays, ...(zone ? { zone } : {}) }
      : null,
    paused: values.paused,
  };
  const errors: Partial<Record<PracticeField, PracticeCode>> = {};
  // The rule names the first that is wrong; a form says it of each field at once.
  const sound: PracticeDefinition = { title: 'a', content: 'a', target: null, reminder: null, paused: false };
  for (const field of ['title', 'content', 'target', 'reminder'] as const) {
    const read = cleanPractice({ ...sound, [field]: written[field] });
    if ('refused' in read) errors[field] = read.refused;
  }
  if (Object.keys(errors).length > 0) return { errors };
  const read = cleanPractice(written);
  return 'practice' in read ? read : { errors: { [read.field]: read.refused } };
}

/** Whether there is room for one more. */
export const hasRoom = (living: number): boolean => living < PRACTICES_MAX;
