import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { escaped, FOREIGN, MACHINE, type Message, textIn } from './message-text.ts';
import { pictureThere } from './picture.ts';

/** A field, what is said at it, and what was typed into it. */
type FieldError = readonly [field: Locator, message: Message, typed?: string];

/** What is refused has often cost the server work first, and machines are slow. */
const WAIT_MS = 20_000;

/** What the page says of an error, in the reader's language and in its place. */
export function pageMessages(page: Page, language: Language) {
  const text = (message: Message) => textIn(language, message);
  const others = LANGUAGES.filter((other) => other !== language);

  /** Nothing a machine would say, nothing of another language: neither this message nor anything else that is told. */
  async function plain(...messages: readonly Message[]): Promise<void> {
    const { whole, told } = await page.evaluate(() => {
      const telling = '[role="alert"], [role="alertdialog"][open], [role="status"][aria-live]';
      return {
        // biome-ignore lint/performance/useDomNodeTextContent: what a reader sees, without scripts and what is hidden.
        whole: document.body.innerText,
        told: [...document.querySelectorAll(telling)].map((one) => one.textContent ?? ''),
      };
    });
    expect(whole).not.toMatch(MACHINE);
    for (const sentence of told) expect(sentence).not.toMatch(FOREIGN[language]);
    for (const message of messages) {
      const own = text(message);
      const foreign = others.map((other) => textIn(other, message)).filter((one) => !own.includes(one));
      expect(foreign.filter((one) => whole.includes(one))).toEqual([]);
    }
  }

  /** Comes soon: a locator looks more often than an expectation does. */
  const seen = (place: Locator, message: Message) =>
    place
      .getByText(text(message), { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: WAIT_MS });

  /** At a field: marked as wrong and described by the message before any hint; what was typed still stands. */
  async function marked([field, message, typed]: FieldError): Promise<void> {
    await seen(page.getByRole('alert'), message);
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${escaped(text(message))}(?: |$)`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    if (typed !== undefined) await expect(field).toHaveValue(typed);
  }

  return {
    text,
    plain,
    async at(...error: FieldError): Promise<void> {
      await marked(error);
      await plain(error[1]);
    },
    /** Types what is wrong into each field, sends the form once, and finds each told what is wrong with it. */
    async refuses(send: Locator, ...errors: readonly FieldError[]): Promise<void> {
      for (const [field, , typed] of errors) if (typed !== undefined) await field.fill(typed);
      await send.click();
      for (const error of errors) await marked(error);
      await plain(...errors.map(([, message]) => message));
    },
    /** Where a form or a part of the page says what is wrong with the whole of it. */
    async alert(...messages: readonly Message[]): Promise<void> {
      for (const message of messages) await seen(page.getByRole('alert'), message);
      await plain(...messages);
    },
    /** In place of what is not there. */
    async place(...messages: readonly Message[]): Promise<void> {
      for (const message of messages) await seen(page.locator('main'), message);
      await plain(...messages);
    },
    /** In the line that passes by. */
    async toast(message: Message): Promise<void> {
      await seen(page.locator('[role="status"][aria-live]'), message);
      await plain(message);
    },
    /** Neither dialog nor notice, passing line or veil. */
    async nothing(): Promise<void> {
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('[role="status"][aria-live]').filter({ hasText: /\S/ })).toHaveCount(0);
    },
    /** In the dialog, which answers to `button`. */
    async dialog(messages: readonly Message[], button: Message): Promise<void> {
      const dialog = page.getByRole('alertdialog');
      for (const message of messages) await seen(dialog, message);
      await plain(...messages);
      await dialog.getByRole('button', { name: text(button), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    /** Presses the button of the notice that begins with `title`. */
    async again(title: Message, button: Message): Promise<void> {
      const notice = page.getByRole('alert').filter({ hasText: text(title), visible: true });
      await notice.getByRole('button', { name: text(button), exact: true }).click();
    },
    picture: () => pictureThere(page, text),
    textbox: (message: Message) => page.getByRole('textbox', { name: text(message), exact: true }),
    /** Fields whose text is hidden have no role. */
    field: (message: Message) => page.getByLabel(text(message), { exact: true }),
    button: (message: Message) => page.getByRole('button', { name: text(message), exact: true }),
  };
}
export type PageMessages = ReturnType<typeof pageMessages>;
