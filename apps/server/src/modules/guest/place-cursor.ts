import { refuse } from '../../lib/refusal.ts';

const CURSOR = /^([0-9a-z]{1,11})-([0-9a-f]{24})$/;

/** A place in a list that is in order of payment. */
export interface Place {
  readonly paidAt: Date;
  readonly id: string;
}

export const cursorOf = ({ paidAt, id }: Place): string => `${paidAt.getTime().toString(36)}-${id}`;

/** The place of a cursor. Refuses 'param-invalid'. */
export function placeOf(cursor: string): Place {
  const [, time, id] = CURSOR.exec(cursor) ?? [];
  const paidAt = new Date(Number.parseInt(time ?? '', 36));
  if (id === undefined || Number.isNaN(paidAt.getTime())) refuse('param-invalid', 'after');
  return { paidAt, id };
}
