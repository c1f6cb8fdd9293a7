import { CloudError } from '@yuanguang/cloud';
import { type ChangeEvent, useRef, useState } from 'react';
import { errorText } from '../cloud/error-text.ts';
import { goToFirstFault } from '../form/first-fault.ts';

/** What is wrong with a form, in the reader's words, by field. */
export type Faults<Name extends string> = Partial<Record<Name, string>>;

/** What a text field is given of a form. */
export interface BoundField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** To which field a refusal without a path belongs: the first whose code says so. */
const BY_CODE: readonly (readonly [part: string, field: string])[] = [
  ['captcha', 'captcha'],
  ['verify-code', 'code'],
  ['password', 'password'],
  ['mobile', 'mobile'],
  ['sms', 'mobile'],
  ['email', 'email'],
  ['nickname', 'nickname'],
  ['username', 'username'],
  ['account-exists', 'username'],
];

/** The field a refusal belongs to, among `names`; undefined when it belongs to the whole form. */
export function fieldOf<Name extends string>(error: unknown, names: readonly Name[]): Name | undefined {
  if (!(error instanceof CloudError) || error.reason !== 'server') return undefined;
  const named = names.find((name) => name === error.field);
  if (named) return named;
  const found = BY_CODE.find(
    ([part, field]) => String(error.code).includes(part) && names.some((name) => name === field),
  );
  return names.find((name) => name === found?.[1]);
}

/**
 * The texts of a form and what is wrong with them. `faultsOf` holds the local rules, in the order in which they are
 * told; a field is judged when the form is sent, and cleared of its fault as soon as it is changed.
 */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  faultsOf: (values: Readonly<Record<Name, string>>) => Faults<Name>,
) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Name>>({});
  /** What is wrong with no single field. */
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const names = Object.keys(initial) as Name[];

  function set(name: Name, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _, ...others }) => others as Faults<Name>);
    setFault(undefined);
  }

  return {
    values,
    fault,
    /** Goes to the `<form ref>`: the first field with a fault is looked for in it. */
    form,
    set,
    /** What a text field of that name needs. */
    bind: (name: Name): BoundField => ({
      name,
      value: values[name],
      error: faults[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
    /** What a field that gives its text needs (`CodeField`, `CaptchaField`, `VerifyCodeField`). */
    bindText: (name: Name) => ({
      value: values[name],
      error: faults[name],
      onChange: (text: string) => set(name, text),
    }),
    /** Judges one field or all; true when nothing is wrong. What is wrong is shown, and the first of it gets the cursor. */
    check(...only: Name[]): boolean {
      const found = faultsOf(values);
      const asked = only.length > 0 ? only : names;
      const wrong = asked.filter((name) => found[name] !== undefined);
      setFault(undefined);
      setFaults((before) => {
        const next = { ...before };
        for (const name of asked) delete next[name];
        for (const name of wrong) next[name] = found[name];
        return next;
      });
      if (wrong.length > 0) goToFirstFault(form.current);
      return wrong.length === 0;
    },
    /**
     * Shows what the server refused: at its field (`at`, where the page knows better) or for the whole form, in `words`
     * when they are given.
     */
    refuse(error: unknown, at?: Name, words?: string): void {
      const name = at ?? fieldOf(error, names);
      if (name === undefined) {
        setFault(words ?? errorText(error));
        return;
      }
      setFaults({ [name]: errorText(error) } as Faults<Name>);
      goToFirstFault(form.current);
    },
  };
}
