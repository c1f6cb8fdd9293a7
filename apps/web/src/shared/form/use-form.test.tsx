// @vitest-environment jsdom
import { CloudError } from '@yuanguang/cloud';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { type Form, useForm } from './use-form.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
// jsdom lays nothing out: there is nowhere to scroll to.
Element.prototype.scrollIntoView = () => undefined;

const EMPTY = { name: '', email: '', gift: false };
type Values = typeof EMPTY;
const longest = ({ name, email }: Values) => ({
  ...(name.length > 3 ? { name: 'too long' } : name === '' ? { name: 'empty' } : {}),
  ...(email === '' ? { email: 'empty' } : {}),
});

let form: Form<Values>;
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

interface Options {
  readonly guides?: boolean;
  readonly onChange?: (values: Values) => void;
}
function Fields(options: Options) {
  form = useForm(EMPTY, longest, options);
  const fields = [form.bind('name'), form.bind('email')];
  return (
    <form ref={form.ref}>
      {fields.map(({ error, ...field }) => (
        <input key={field.name} {...field} aria-invalid={error !== undefined} />
      ))}
    </form>
  );
}
function open(options: Options = {}) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root?.render(<Fields {...options} />));
}
const errors = () => [form.errorOf('name'), form.errorOf('email')];
function check(...only: (keyof Values)[]): boolean | undefined {
  let right: boolean | undefined;
  act(() => {
    right = form.check(...only);
  });
  return right;
}
const set = (change: Partial<Values>) => act(() => form.set(change));
const refuse = (error: unknown, at?: keyof Values) => act(() => form.refuse(error, at));

test('nothing is wrong before the form is sent, and a field that is changed is left alone until it is sent again', () => {
  open();
  expect(errors()).toEqual([undefined, undefined]);
  expect(check()).toBe(false);
  expect(errors()).toEqual(['empty', 'empty']);
  set({ name: 'lotus' });
  expect(errors()).toEqual([undefined, 'empty']);
  check();
  expect(errors()).toEqual(['too long', 'empty']);
});

test('one field can be judged by itself', () => {
  open();
  set({ email: 'a@example.org' });
  expect(check('email')).toBe(true);
  expect(check('name')).toBe(false);
  expect(errors()).toEqual(['empty', undefined]);
});

test('a form that guides leads to an empty field before it calls it wrong', () => {
  open({ guides: true });
  const focused = () => (document.activeElement as HTMLInputElement).name;
  // Pressed at once: nobody has been anywhere, so nothing is red.
  expect(check()).toBe(false);
  expect([focused(), ...errors()]).toEqual(['name', undefined, undefined]);
  // Pressed again, with nothing written where the reader was led.
  expect(check()).toBe(false);
  expect(errors()).toEqual(['empty', undefined]);
  set({ name: 'li' });
  expect(check()).toBe(false);
  expect([focused(), ...errors()]).toEqual(['email', undefined, undefined]);
  set({ email: 'a@example.org' });
  expect(check()).toBe(true);
});

test('a form that guides judges what is written when the field is left, and not while it is written', () => {
  open({ guides: true });
  const [name, email] = document.querySelectorAll('input');
  act(() => name?.focus());
  set({ name: 'lotus' });
  expect(errors()).toEqual([undefined, undefined]);
  act(() => email?.focus());
  expect(errors()).toEqual(['too long', undefined]);
  set({ name: 'lotu' });
  expect(errors()).toEqual([undefined, undefined]);
  // Passed through without a word: it is called empty only by sending.
  act(() => name?.focus());
  expect(errors()).toEqual([undefined, undefined]);
  expect(check()).toBe(false);
  expect(errors()).toEqual(['too long', 'empty']);
});

test('a refusal stands at its field until that is changed, or over the whole form until anything is', () => {
  open();
  refuse(new CloudError('name-taken', 'taken', 'server', { field: 'name' }));
  expect([form.error, ...errors()]).toEqual([undefined, 'taken', undefined]);
  set({ name: 'lin' });
  expect(errors()).toEqual([undefined, undefined]);
  refuse(new CloudError('account-banned', 'banned', 'server'));
  expect([form.error, ...errors()]).toEqual(['banned', undefined, undefined]);
  refuse(new CloudError('account-banned', 'banned', 'server'), 'email');
  expect(errors()).toEqual([undefined, 'banned']);
  set({ gift: true });
  expect(form.error).toBeUndefined();
});

test('values are known at once to work that was begun before they were drawn, and told of', () => {
  const told: Values[] = [];
  open({ onChange: (values) => told.push(values) });
  act(() => {
    form.set({ name: 'li' });
    form.set({ email: 'a@example.org' });
    expect(form.values).toEqual({ name: 'li', email: 'a@example.org', gift: false });
    expect(form.check()).toBe(true);
  });
  expect(told).toHaveLength(2);
  expect(told.at(-1)).toEqual(form.values);
});
