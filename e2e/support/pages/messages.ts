import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { escaped, FOREIGN, MACHINE, type Message, textIn } from '../message-text.ts';
import { expect } from './expect.ts';
import type { Locator } from './locator.ts';
import type { TestPage } from './page.ts';
import { spokenText } from './roles.ts';

/** A field, what is said at it, and what was typed into it. */
type FieldError = readonly [field: Locator, message: Message, typed?: string];

/** What the page says of an error, in the reader's language and in its place; without a browser. */
export function pageMessages(page: TestPage, language: Language) {
  const text = (message: Message) => textIn(language, message);
  const others = LANGUAGES.filter((other) => other !== language);

  /**
   * Nothing a machine would say, nothing of another language: neither this message, whatever the language, nor anything
   * else that is told.
   */
  function plain(...messages: readonly Message[]): void {
    const whole = spokenText(document.body);
    const telling = '[role="alert"], [role="alertdialog"][open], [role="status"][aria-live]';
    expect(whole).not.toMatch(MACHINE);
    for (const one of document.querySelectorAll(telling))
      expect(one.textContent).not.toMatch(FOREIGN[language]);
    for (const message of messages) {
      // With its values it is a sentence of one language.
      for (const each of typeof message === 'string' ? LANGUAGES : [language]) {
        expect(textIn(each, message)).not.toMatch(MACHINE);
        expect(textIn(each, message)).not.toMatch(FOREIGN[each]);
      }
      const own = text(message);
      const foreign = others.map((other) => textIn(other, message)).filter((one) => !own.includes(one));
      expect(foreign.filter((one) => whole.includes(one))).toEqual([]);
    }
  }

  const seen = (place: Locator, message: Message) =>
    place.getByText(text(message), { exact: true }).filter({ visible: true }).first().waitFor();

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
      plain(error[1]);
    },
    /** Types what is wrong into each field, sends the form once, and finds each told what is wrong with it. */
    async refuses(send: Locator, ...errors: readonly FieldError[]): Promise<void> {
      for (const [field, , typed] of errors) if (typed !== undefined) await field.fill(typed);
      await send.click();
      for (const error of errors) await marked(error);
      plain(...errors.map(([, message]) => message));
    },
    /** Where a form or a part of the page says what is wrong with the whole of it. */
    async alert(...messages: readonly Message[]): Promise<void> {
      for (const message of messages) await seen(page.getByRole('alert'), message);
      plain(...messages);
    },
    /** In place of what is not there. */
    async place(...messages: readonly Message[]): Promise<void> {
      for (const message of messages) await seen(page.locator('main'), message);
      plain(...messages);
    },
    /** In the line that passes by. */
    async toast(message: Message): Promise<void> {
      await seen(page.locator('[role="status"][aria-live]'), message);
      plain(message);
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
      plain(...messages);
      await dialog.getByRole('button', { name: text(button), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    /** Presses the button of the notice that begins with `title`. */
    async again(title: Message, button: Message): Promise<void> {
      await page.quiet();
      const notice = page.getByRole('alert').filter({ hasText: text(title), visible: true });
      await notice.getByRole('button', { name: text(button), exact: true }).click();
    },
    /** The picture to be read is there: a new one comes after each try. */
    picture: () =>
      page
        .getByRole('img', { name: text('account.parts.captchaAlt') })
        .last()
        .waitFor(),
    textbox: (message: Message) => page.getByRole('textbox', { name: text(message), exact: true }),
    /** Fields whose text is hidden have no role. */
    field: (message: Message) => page.getByLabel(text(message), { exact: true }),
    button: (message: Message) => page.getByRole('button', { name: text(message), exact: true }),
  };
}
export type PageMessages = ReturnType<typeof pageMessages>;
