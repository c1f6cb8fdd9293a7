// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { QuestionHost, useAsk } from './question.tsx';
import { click, type Rendered, render } from './testing.tsx';

// jsdom draws no dialogs: what they do is seen in the journeys, here only whether they are open.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

let page: Rendered | undefined;
afterEach(() => page?.remove());

let ask: ReturnType<typeof useAsk>;
function Asking() {
  ask = useAsk();
  return null;
}

function open(): Rendered {
  page = render(
    <>
      <Asking />
      <QuestionHost />
    </>,
  );
  return page;
}
const question = (title: string) => ({ title, confirmLabel: 'Yes', cancelLabel: 'No' });
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
const press = (label: string) => {
  const found = [...(dialog()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === label);
  if (!found) throw new Error(`no button ${label}`);
  click(found);
};
async function asked(title: string): Promise<{ answer: Promise<boolean> }> {
  return act(async () => ({ answer: ask(question(title)) }));
}

test('a question is answered by its buttons', async () => {
  open();
  const yes = await asked('Sure?');
  expect(dialog()?.textContent).toContain('Sure?');
  press('Yes');
  expect(await yes.answer).toBe(true);
  expect(dialog()).toBeNull();
  const no = await asked('Sure?');
  press('No');
  expect(await no.answer).toBe(false);
});

test('another question takes the place of the one before, which is cancelled', async () => {
  open();
  const first = await asked('First?');
  const second = await asked('Second?');
  expect(await first.answer).toBe(false);
  expect(dialog()?.textContent).toContain('Second?');
  press('Yes');
  expect(await second.answer).toBe(true);
});

test('what asked and is gone takes its question along', async () => {
  const { show } = open();
  const { answer } = await asked('Sure?');
  await act(async () => show(<QuestionHost />));
  expect(await answer).toBe(false);
  expect(dialog()).toBeNull();
});
