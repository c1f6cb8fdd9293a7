import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { errorText } from '../cloud/error-text.ts';
import { fieldOf } from './field-of.ts';
import { goToFirstError, leadTo } from './first-error.ts';

/** What is wrong with a form, in the reader's words, by field. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

type NamesOf<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never;
}[keyof Values] &
  string;

interface FormOptions<Values> {
  /**
   * For long forms: a field is judged when it is left with something in it, and an empty field that nobody has been at
   * is no mistake yet. Sending leads to the first of those; only who leaves it empty is told that it is needed.
   */
  readonly guides?: boolean;
  /** Told of all values after each change. */
  readonly onChange?: (values: Values) => void;
}

/** What a text field is given of a form. */
export interface BoundField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

export interface Form<Values> {
  /** As they are now, also for work that was begun before the last change was drawn. */
  readonly values: Values;
  /** What is wrong with no single field. */
  readonly error: string | undefined;
  /** Goes to the `<form ref>`: the first field with an error is looked for in it. */
  readonly ref: RefObject<HTMLFormElement | null>;
  errorOf(name: keyof Values): string | undefined;
  set(change: Partial<Values>): void;
  /** What a text field of that name needs. */
  bind(name: NamesOf<Values, string>): BoundField;
  /** What a field that gives its value needs (`CodeField`, `CaptchaField`, `VerifyCodeField`). */
  bindValue<Name extends keyof Values>(
    name: Name,
  ): {
    readonly value: Values[Name];
    readonly error: string | undefined;
    readonly onChange: (value: Values[Name]) => void;
  };
  /** What a box to tick needs. */
  bindChecked(name: NamesOf<Values, boolean>): {
    readonly name: string;
    readonly checked: boolean;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Puts the cursor into a text field. */
  focus(name: NamesOf<Values, string>): void;
  /**
   * Judges the named fields or all; true when nothing is wrong. What is wrong is shown, and the first of it, or what is
   * to be filled in next, gets the cursor.
   */
  check(...only: (keyof Values)[]): boolean;
  /**
   * Shows what the server refused: at its field (`at`, where the page knows better) or for the whole form, in `words`
   * when they are given.
   */
  refuse(error: unknown, at?: keyof Values, words?: string): void;
}

/**
 * The values of a form and what is wrong with them. `errorsOf` holds the local rules; a field is judged when the form is
 * sent, and its error is taken away as soon as it is changed.
 */
export function useForm<Values extends object>(
  initial: Values | (() => Values),
  errorsOf: (values: Values) => FieldErrors<Values>,
  { guides = false, onChange }: FormOptions<Values> = {},
): Form<Values> {
  const [values, setValues] = useState(initial);
  /** The fields whose own errors are shown, and what the server refused. */
  const [judged, setJudged] = useState<ReadonlySet<keyof Values>>(new Set());
  const [refused, setRefused] = useState<FieldErrors<Values>>({});
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLFormElement>(null);
  /** How often errors were found. The cursor goes to the first one once it is drawn, which may be some frames later. */
  const [found, setFound] = useState(0);
  useEffect(() => {
    if (found > 0) goToFirstError(ref.current);
  }, [found]);
  const latest = useRef(values);
  /** Where the reader has been, or was led. */
  const visited = useRef(new Set<keyof Values>());
  const names = Object.keys(values) as (keyof Values & string)[];
  const errors: FieldErrors<Values> = judged.size > 0 ? errorsOf(values) : {};
  const errorOf = (name: keyof Values) => refused[name] ?? (judged.has(name) ? errors[name] : undefined);

  function set(change: Partial<Values>): void {
    const changed = Object.keys(change) as (keyof Values)[];
    latest.current = { ...latest.current, ...change };
    setValues(latest.current);
    setRefused((before) => without(before, changed));
    setJudged((before) => new Set([...before].filter((name) => !changed.includes(name))));
    setError(undefined);
    onChange?.(latest.current);
  }

  function leave(name: keyof Values): void {
    if (!guides) return;
    visited.current.add(name);
    if (latest.current[name] !== '') setJudged((before) => new Set([...before, name]));
  }

  /** The text field to be led to instead of calling it wrong. */
  function unvisited(name: keyof Values & string): HTMLElement | undefined {
    if (!guides || visited.current.has(name) || latest.current[name] !== '') return;
    const field = ref.current?.elements.namedItem(name);
    return field instanceof HTMLElement ? field : undefined;
  }

  return {
    get values() {
      return latest.current;
    },
    error,
    ref,
    errorOf,
    set,
    bind: (name) => ({
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: ({ target }) => set({ [name]: target.value } as Partial<Values>),
      onBlur: () => leave(name),
    }),
    bindValue: (name) => ({
      value: values[name],
      error: errorOf(name),
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
    }),
    bindChecked: (name) => ({
      name,
      checked: values[name] as boolean,
      onChange: ({ target }) => set({ [name]: target.checked } as Partial<Values>),
    }),
    focus(name) {
      const field = ref.current?.elements.namedItem(name);
      if (field instanceof HTMLElement) field.focus();
    },
    check(...only) {
      const asked = names.filter((name) => only.length === 0 || only.includes(name));
      setError(undefined);
      setRefused((before) => without(before, asked));
      const now = errorsOf(latest.current);
      const wrong = asked.filter((name) => now[name] !== undefined);
      const next = wrong[0] && unvisited(wrong[0]);
      const judging = asked.filter((name) => !unvisited(name));
      setJudged((before) => new Set([...before, ...judging]));
      if (next && wrong[0]) {
        visited.current.add(wrong[0]);
        leadTo(next);
      } else if (wrong.length > 0) setFound((times) => times + 1);
      return wrong.length === 0;
    },
    refuse(error, at, words) {
      const name = at ?? fieldOf(error, names);
      if (name === undefined) return setError(words ?? errorText(error));
      if (!guides) setJudged(new Set());
      setRefused({ [name]: errorText(error) } as FieldErrors<Values>);
      setFound((times) => times + 1);
    },
  };
}

function without<Values>(errors: FieldErrors<Values>, names: readonly (keyof Values)[]): FieldErrors<Values> {
  const kept = { ...errors };
  for (const name of names) delete kept[name];
  return kept;
}
