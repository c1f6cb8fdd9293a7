/** What jsdom does not bring of a browser and our pages use; nothing is laid out, so nothing scrolls or comes into sight. */
export function fillBrowserGaps(): void {
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  class Watcher {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  // It knows no <search>, and React tells elements by what the browser calls them.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
  Object.assign(globalThis, { isSecureContext: true });
  Object.assign(globalThis, { ResizeObserver: Watcher, IntersectionObserver: Watcher });
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

/** What the Escape key does to the uppermost dialog. */
export function pressEscape(): void {
  [...document.querySelectorAll('dialog[open]')]
    .at(-1)
    ?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
