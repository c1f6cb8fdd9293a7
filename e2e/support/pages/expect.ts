import { expect as base, vi } from 'vitest';
import { Locator, WAIT } from './locator.ts';
import { describedBy, isVisible, spokenText } from './roles.ts';

const fits = (text: string, expected: string | RegExp) =>
  expected instanceof RegExp ? expected.test(text) : text === expected;

/** What is looked at, and looked at again until it is as expected. */
const READ = {
  toHaveCount: (found: Locator, count: number) => [found.all().length === count, found.all().length],
  toBeVisible: (found: Locator) => [found.all().some(isVisible), found.all().length],
  toBeHidden: (found: Locator) => [!found.all().some(isVisible), found.all().length],
  toBeFocused: (found: Locator) => [only(found) === document.activeElement, document.activeElement?.tagName],
  toBeChecked: (found: Locator) => [only<HTMLInputElement>(found).checked, false],
  toHaveValue: (found: Locator, value: string) => [
    only<HTMLInputElement>(found).value === value,
    only<HTMLInputElement>(found).value,
  ],
  toHaveText: (found: Locator, text: string | RegExp) => [
    fits(spokenText(only(found)), text),
    spokenText(only(found)),
  ],
  toContainText: (found: Locator, text: string) => [
    spokenText(only(found)).includes(text),
    spokenText(only(found)),
  ],
  toHaveAttribute: (found: Locator, name: string, value: string) => [
    only(found).getAttribute(name) === value,
    only(found).getAttribute(name),
  ],
  toHaveAccessibleDescription: (found: Locator, text: RegExp) => {
    const described = describedBy(only(found), 'aria-describedby');
    return [text.test(described), described];
  },
} as const satisfies Record<string, (found: Locator, ...expected: never[]) => readonly [boolean, unknown]>;

function only<Found extends Element = HTMLElement>(found: Locator): Found {
  const [first, ...more] = found.all();
  if (!first || more.length > 0) throw new Error(`${more.length + (first ? 1 : 0)} instead of one: ${found}`);
  return first as Found;
}

type Expectations = {
  [Name in keyof typeof READ]: (typeof READ)[Name] extends (
    found: Locator,
    ...expected: infer Expected
  ) => unknown
    ? (...expected: Expected) => Promise<void>
    : never;
};

function expectOf(found: Locator): Expectations {
  const entries = Object.entries(READ).map(([name, read]) => [
    name,
    (...expected: never[]) =>
      vi.waitFor(() => {
        const [fine, seen] = (read as (found: Locator, ...expected: never[]) => readonly [boolean, unknown])(
          found,
          ...expected,
        );
        if (!fine) throw new Error(`${found} ${name} ${expected.map(String).join(' ')}: ${seen}`);
      }, WAIT),
  ]);
  return Object.fromEntries(entries) as Expectations;
}

/** Of what is on the page, expectations that wait; of anything else, the runner's own. */
export function expect(found: Locator): Expectations;
export function expect<Value>(value: Value): ReturnType<typeof base<Value>>;
export function expect(value: unknown): unknown {
  return value instanceof Locator ? expectOf(value) : base(value);
}
/** For what is not on the page: the address, the title, what the device keeps. */
expect.poll = (read: () => unknown) => base.poll(read, WAIT);
