import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

export interface Rendered {
  host: HTMLElement;
  /** Renders again with other properties. */
  show: (node: ReactNode) => void;
  remove: () => void;
}

/** Renders into a fresh element of the test's document. */
export function render(node: ReactNode): Rendered {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (next: ReactNode) => act(() => root.render(next));
  show(node);
  return {
    host,
    show,
    remove: () => {
      act(() => root.unmount());
      host.remove();
    },
  };
}

/** The first element that fits, or a failure that names it. */
export function find<Found extends Element = HTMLElement>(host: Element, selector: string): Found {
  const found = host.querySelector<Found>(selector);
  if (!found) throw new Error(`nothing fits ${selector}`);
  return found;
}

export function press(element: Element, key: string) {
  act(() => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

export function click(element: HTMLElement) {
  act(() => element.click());
}

/** Types into a controlled input or text area as a browser does: native value first, then the event. */
export function type(element: HTMLInputElement | HTMLTextAreaElement, text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function leave(element: HTMLElement) {
  act(() => {
    element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}
