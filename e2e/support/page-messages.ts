import assert from 'node:assert/strict';
import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { escaped, FOREIGN, MACHINE, type Message, textIn } from './message-text.ts';

/** What is refused has often cost the server work first, and machines are slow. */
const WAIT_MS = 20_000;
/** What tells a reader something by itself. */
const TELLING = '[role="alert"], [role="alertdialog"][open], [role="status"][aria-live]';
const TOAST = '[role="status"][aria-live]';

/** What the locators of both kinds of test can: Playwright's, and those of pages without a browser. */
interface Elements<Self> {
  getByRole(role: 'alert' | 'alertdialog' | 'button' | 'img' | 'textbox', options?: Named): Self;
  getByText(text: string, options: { exact: boolean }): Self;
  getByLabel(text: string, options: { exact: boolean }): Self;
  locator(selector: string): Self;
}
interface Found<Self> extends Elements<Self> {
  filter(by: { hasText?: string | RegExp; visible?: boolean }): Self;
  first(): Self;
  last(): Self;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  waitFor(options?: { state?: 'hidden' | 'visible'; timeout?: number }): Promise<void>;
}
interface Named {
  readonly name?: string;
  readonly exact?: boolean;
}
interface Expectations {
  toHaveAccessibleDescription(text: RegExp): Promise<void>;
  toHaveAttribute(name: string, value: string): Promise<void>;
  toHaveValue(value: string): Promise<void>;
  toHaveCount(count: number): Promise<void>;
}

/** Where both kinds of test differ. */
export interface Reader<One extends Found<One>> {
  readonly page: Elements<One>;
  expect(found: One): Expectations;
  /** The words of the whole page as a reader meets them, and of each element that `telling` finds. */
  read(telling: string): Promise<{ readonly whole: string; readonly told: readonly string[] }>;
  /** No answer is awaited any more. */
  quiet(): Promise<void>;
}

/** What a page says of an error, in the reader's language and in its place. */
export function messagesOf<One extends Found<One>>(reader: Reader<One>, language: Language) {
  const { page, expect } = reader;
  const text = (message: Message) => textIn(language, message);
  const others = LANGUAGES.filter((other) => other !== language);

  /**
   * Nothing a machine would say, nothing of another language: neither this message, whatever the language, nor anything
   * else that is told.
   */
  async function plain(...messages: readonly Message[]): Promise<void> {
    const { whole, told } = await reader.read(TELLING);
    assert.doesNotMatch(whole, MACHINE);
    for (const sentence of told) assert.doesNotMatch(sentence, FOREIGN[language]);
    for (const message of messages) {
      // With its values it is a sentence of one language.
      for (const each of typeof message === 'string' ? LANGUAGES : [language]) {
        assert.doesNotMatch(textIn(each, message), MACHINE);
        assert.doesNotMatch(textIn(each, message), FOREIGN[each]);
      }
      const own = text(message);
      const foreign = others.map((other) => textIn(other, message)).filter((one) => !own.includes(one));
      assert.deepEqual(
        foreign.filter((one) => whole.includes(one)),
        [],
      );
    }
  }

  /** Comes soon: a locator looks more often than an expectation does. */
  const seen = (place: One, message: Message) =>
    place
      .getByText(text(message), { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: WAIT_MS });

  /** A field, what is said at it, and what was typed into it. */
  type FieldError = readonly [field: One, message: Message, typed?: string];

  /** At a field: marked as wrong and described by the message before any hint; what was typed still stands. */
  async function marked([field, message, typed]: FieldError): Promise<void> {
    await seen(page.getByRole('alert'), message);
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${escaped(text(message))}(?: |$)`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    if (typed !== undefined) await expect(field).toHaveValue(typed);
  }

  async function allSeen(place: One, messages: readonly Message[]): Promise<void> {
    for (const message of messages) await seen(place, message);
    await plain(...messages);
  }

  return {
    text,
    plain,
    async at(...error: FieldError): Promise<void> {
      await marked(error);
      await plain(error[1]);
    },
    /** Types what is wrong into each field, sends the form once, and finds each told what is wrong with it. */
    async refuses(send: One, ...errors: readonly FieldError[]): Promise<void> {
      for (const [field, , typed] of errors) if (typed !== undefined) await field.fill(typed);
      await send.click();
      for (const error of errors) await marked(error);
      await plain(...errors.map(([, message]) => message));
    },
    /** Where a form or a part of the page says what is wrong with the whole of it. */
    alert: (...messages: readonly Message[]) => allSeen(page.getByRole('alert'), messages),
    /** In place of what is not there. */
    place: (...messages: readonly Message[]) => allSeen(page.locator('main'), messages),
    /** In the line that passes by. */
    toast: (message: Message) => allSeen(page.locator(TOAST), [message]),
    /** Neither dialog nor notice, passing line or veil. */
    async nothing(): Promise<void> {
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator(TOAST).filter({ hasText: /\S/ })).toHaveCount(0);
    },
    /** In the dialog, which answers to `button`. */
    async dialog(messages: readonly Message[], button: Message): Promise<void> {
      const dialog = page.getByRole('alertdialog');
      await allSeen(dialog, messages);
      await dialog.getByRole('button', { name: text(button), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    /** Presses the button of the notice that begins with `title`. */
    async again(title: Message, button: Message): Promise<void> {
      await reader.quiet();
      const notice = page.getByRole('alert').filter({ hasText: text(title), visible: true });
      await notice.getByRole('button', { name: text(button), exact: true }).click();
    },
    /** The picture to be read is there: a new one comes after each try, and nobody types what they do not see. */
    picture: () =>
      page
        .getByRole('img', { name: text('account.parts.captchaAlt') })
        .last()
        .waitFor({ timeout: WAIT_MS }),
    textbox: (message: Message) => page.getByRole('textbox', { name: text(message), exact: true }),
    /** Fields whose text is hidden have no role. */
    field: (message: Message) => page.getByLabel(text(message), { exact: true }),
    button: (message: Message) => page.getByRole('button', { name: text(message), exact: true }),
  };
}
