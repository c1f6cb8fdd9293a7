/** Joins class names; falsy ones are left out. Undefined when nothing remains, so that no empty attribute is written. */
export function cx(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
