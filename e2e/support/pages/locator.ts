import { vi } from 'vitest';
import { isVisible, nameOf, roleSelector, spokenText } from './roles.ts';

/** What is refused has often cost the server work first, and machines are slow. */
export const WAIT = { timeout: 20_000, interval: 10 };

type Words = string | RegExp;
interface Filter {
  readonly has?: Locator;
  readonly hasText?: Words;
  readonly visible?: boolean;
}
interface Named {
  readonly name?: Words;
  readonly exact?: boolean;
}

const fits = (text: string, words: Words, exact = false) =>
  words instanceof RegExp ? words.test(text) : exact ? text === words : text.includes(words);

/** Elements that a reader finds by role, name and words, looked up anew each time; the page is rendered without a browser. */
export class Locator {
  readonly #find: () => readonly Element[];
  readonly #what: string;

  constructor(find: () => readonly Element[], what: string) {
    this.#find = find;
    this.#what = what;
  }

  all = (): readonly Element[] => this.#find();
  toString = (): string => this.#what;

  locator(selector: string): Locator {
    return this.#within(selector, `${this.#what} ${selector}`, () => true);
  }

  getByRole(role: string, { name, exact }: Named = {}): Locator {
    return this.#within(
      roleSelector(role),
      `${this.#what} ${role} ${name ?? ''}`,
      (element) => isVisible(element) && (name === undefined || fits(nameOf(element), name, exact)),
    );
  }

  getByLabel(name: Words, { exact }: Named = {}): Locator {
    const named = 'input, textarea, select, [aria-label], [aria-labelledby]';
    return this.#within(named, `${this.#what} labelled ${name}`, (element) =>
      fits(nameOf(element), name, exact),
    );
  }

  /** The innermost elements with that text, which may be the ones that are looked in. */
  getByText(words: Words, { exact }: Named = {}): Locator {
    const fitting = (element: Element) => fits(spokenText(element), words, exact);
    const innermost = (element: Element) => fitting(element) && ![...element.children].some(fitting);
    return new Locator(
      () => [
        ...new Set(
          this.all().flatMap((element) => [element, ...element.querySelectorAll('*')].filter(innermost)),
        ),
      ],
      `${this.#what} “${words}”`,
    );
  }

  filter({ has, hasText, visible }: Filter): Locator {
    return new Locator(
      () =>
        this.all().filter(
          (element) =>
            (visible === undefined || isVisible(element) === visible) &&
            (hasText === undefined || fits(spokenText(element), hasText)) &&
            (has === undefined || has.all().some((inner) => element.contains(inner))),
        ),
      `${this.#what} filtered`,
    );
  }

  first = () => new Locator(() => this.all().slice(0, 1), `first of ${this.#what}`);
  last = () => new Locator(() => this.all().slice(-1), `last of ${this.#what}`);

  isVisible = () => this.all().some(isVisible);

  /** The one element, when it is there. */
  one<Found extends Element = HTMLElement>(): Promise<Found> {
    return vi.waitFor(() => {
      const found = this.all();
      if (found.length !== 1) throw new Error(`${found.length} instead of one: ${this.#what}`);
      return found[0] as Found;
    }, WAIT);
  }

  async waitFor({ state }: { readonly state?: 'hidden' | 'visible' } = {}): Promise<void> {
    await vi.waitFor(() => {
      if (this.all().some(isVisible) === (state === 'hidden'))
        throw new Error(`not ${state ?? 'visible'}: ${this.#what}`);
    }, WAIT);
  }

  /** The one element, when it can be used. */
  #usable<Found extends Element = HTMLElement>(): Promise<Found> {
    return vi.waitFor(async () => {
      const element = await this.one<Found>();
      if (
        element.matches(':disabled, [aria-busy="true"]') ||
        !(isVisible(element) || element.matches('input'))
      )
        throw new Error(`cannot be used: ${this.#what}`);
      return element;
    }, WAIT);
  }

  async click(): Promise<void> {
    const element = await this.#usable();
    element.focus();
    element.click();
  }

  /** Types it, as a browser does: native value first, then the event. */
  async fill(text: string): Promise<void> {
    const field = await this.#usable<HTMLInputElement | HTMLTextAreaElement>();
    field.focus();
    setNative(field, 'value', text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async selectOption({ index }: { readonly index: number }): Promise<void> {
    const select = await this.#usable<HTMLSelectElement>();
    setNative(select, 'value', select.options[index]?.value ?? '');
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }

  check = () => this.#tick(true);
  uncheck = () => this.#tick(false);
  async #tick(checked: boolean): Promise<void> {
    const box = await this.#usable<HTMLInputElement>();
    if (box.checked !== checked) box.click();
  }

  async press(key: string): Promise<void> {
    const element = await this.#usable<HTMLInputElement>();
    element.focus();
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    if (key === 'Enter') element.form?.requestSubmit();
  }

  async setInputFiles(files: File | readonly File[]): Promise<void> {
    const input = await this.one<HTMLInputElement>();
    const chosen = Array.isArray(files) ? files : [files];
    Object.defineProperty(input, 'files', { value: chosen, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #within(selector: string, what: string, keep: (element: Element) => boolean): Locator {
    return new Locator(
      () => [
        ...new Set(this.all().flatMap((element) => [...element.querySelectorAll(selector)].filter(keep))),
      ],
      what,
    );
  }
}

function setNative(element: HTMLElement, property: string, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property)?.set?.call(element, value);
}
