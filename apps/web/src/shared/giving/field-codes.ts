import type { ErrorCode } from '@yuanguang/contract/errors';
import type { Refuse } from '@yuanguang/contract/rules/wording';

/** What is wrong with a form by field, as codes. */
export type ErrorCodes<Values> = Partial<Record<keyof Values, ErrorCode>>;

/** The fields of a form by the beginnings of the paths of the call's input: the first that fits counts. */
export function fieldCodes<Values>(fields: readonly (readonly [path: string, field: keyof Values])[]) {
  const formField = (path: string | undefined): keyof Values | undefined =>
    fields.find(([start]) => path === start || path?.startsWith(`${start}.`))?.[1];
  return {
    /** The field of the form that a path of the call's input belongs to. */
    formField,
    /** What the rules refuse, at the fields of the form; the first of each field counts. */
    codesBy(check: (refuse: Refuse) => void): ErrorCodes<Values> {
      const codes: ErrorCodes<Values> = {};
      check((code, path) => {
        const field = formField(path);
        if (field) codes[field] ??= code;
      });
      return codes;
    },
  };
}
