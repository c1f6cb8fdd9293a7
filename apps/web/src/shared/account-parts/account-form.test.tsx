// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { useForm } from '../form/use-form.ts';
import { useSubmit } from '../form/use-submit.ts';
import { AccountForm } from './account-form.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
// jsdom lays nothing out: there is nowhere to scroll to. That an error comes into sight is seen in the journeys.
Element.prototype.scrollIntoView = () => undefined;

type Answer = 'leaving' | undefined;

const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

/** A form whose work is whatever the test gives it. */
function Form({ work }: { work: () => Promise<Answer> }) {
  const form = useForm({ name: '' }, () => ({}));
  const { busy, onSubmit } = useSubmit(work, (error) => form.refuse(error, undefined, String(error)));
  return (
    <AccountForm {...{ form, onSubmit, busy }} submitLabel="Send">
      {null}
    </AccountForm>
  );
}

/** The form on the page; its work ends when the test says so. */
function open() {
  const begun: PromiseWithResolvers<Answer>[] = [];
  function work(): Promise<Answer> {
    const one = Promise.withResolvers<Answer>();
    begun.push(one);
    return one.promise;
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() => root.render(<Form work={work} />));
  removals.push(() => {
    act(() => root.unmount());
    host.remove();
  });
  return {
    sent: () => begun.length,
    isBusy: () => host.querySelector('button')?.getAttribute('aria-busy') === 'true',
    error: () => host.querySelector('[role="alert"]')?.textContent,
    /** As the Enter key does, whatever the button says. */
    send: () => act(async () => host.querySelector('form')?.requestSubmit()),
    end: (answer?: Answer) => act(async () => begun.at(-1)?.resolve(answer)),
    fail: (reason: string) => act(async () => begun.at(-1)?.reject(reason)),
  };
}

test('what is pressed while the form is being sent sends nothing more; afterwards it can be sent again', async () => {
  const form = open();
  await form.send();
  await form.send();
  expect([form.sent(), form.isBusy()]).toEqual([1, true]);
  await form.end();
  expect(form.isBusy()).toBe(false);
  await form.send();
  expect(form.sent()).toBe(2);
});

test('a form that is being left stays busy and is sent once', async () => {
  const form = open();
  await form.send();
  await form.end('leaving');
  expect(form.isBusy()).toBe(true);
  await form.send();
  expect(form.sent()).toBe(1);
});

test('a form that is come back to by the browser can be sent again', async () => {
  const form = open();
  await form.send();
  await form.end('leaving');
  await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(form.isBusy()).toBe(false);
  await form.send();
  expect(form.sent()).toBe(2);
});

test('a refusal is said above the button, and the form can be sent again', async () => {
  const form = open();
  await form.send();
  await form.fail('not now');
  expect([form.error(), form.isBusy()]).toEqual(['not now', false]);
  await form.send();
  expect(form.sent()).toBe(2);
});
