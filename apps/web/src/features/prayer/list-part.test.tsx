// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { ListPart } from './list-part.tsx';
import messages from './messages/en.json' with { type: 'json' };

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
// jsdom knows no <search>, and React tells elements by what the browser calls them.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

const shown = { state: '', query: '' };

/** The list as somebody finds it, after which `look` is done in it. */
function visit(owner: string, look: (host: HTMLElement) => void = () => undefined): void {
  const host = document.createElement('div');
  const root = createRoot(host);
  act(() =>
    root.render(
      <IntlProvider locale="en" messages={{ prayer: messages } as never} timeZone="UTC">
        <ListPart owner={owner} prayers={[]} />
      </IntlProvider>,
    ),
  );
  shown.query = host.querySelector('input')?.value ?? '';
  shown.state = host.querySelector('[aria-selected="true"]')?.textContent ?? '';
  act(() => look(host));
  act(() => root.unmount());
}

function type(host: HTMLElement, text: string): void {
  const input = host.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

test('who comes back finds the list as it was left; who logs in after them finds it as new', () => {
  const { open, fulfilled } = messages.list.state;
  visit('chen', (host) => host.querySelectorAll<HTMLElement>('[role="tab"]')[1]?.click());
  visit('chen', (host) => type(host, 'mother'));
  expect(shown).toEqual({ state: fulfilled, query: '' });
  visit('chen');
  expect(shown.query).toBe('mother');
  visit('ming', (host) => type(host, 'exam'));
  expect(shown).toEqual({ state: open, query: '' });
  visit('');
  expect(shown).toEqual({ state: open, query: '' });
  // It is forgotten, also by who was looking for it.
  visit('ming');
  expect(shown.query).toBe('');
});
