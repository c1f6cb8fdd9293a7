import type { Page } from '@playwright/test';
import { payLabel } from './sponsoring.ts';
import type { Say } from './words.ts';

/** What finds elements: a page in a browser, or one that is rendered without. */
interface Finder<Found> {
  getByRole(
    role: 'button' | 'checkbox' | 'dialog' | 'textbox',
    options: { name: string | RegExp; exact?: boolean },
  ): Found;
  locator(selector: string): Found;
}

/** The parts of the page of giving, in the words of `say`. */
export function givingForm<Found extends Finder<Found>>(page: Finder<Found>, say: Say) {
  const main = page.locator('main');
  const sheet = () => page.getByRole('dialog', { name: say('sponsor.summary.title') });
  return {
    amount: (yuan: number) => main.locator(`input[type="radio"][value="${yuan}"]`),
    own: () => main.getByRole('textbox', { name: say('donate.form.own') }),
    kind: (kind: 'self' | 'behalf' | 'memory') => main.locator(`label:has(input[value="${kind}"])`),
    honorees: (kind: 'behalf' | 'memory') =>
      main.getByRole('textbox', { name: say(`donate.form.names.${kind}`) }),
    notice: () => main.getByRole('textbox', { name: say('donate.form.notice') }),
    name: () => main.getByRole('textbox', { name: say('sponsor.form.nameHead') }),
    check: (key: string) => main.getByRole('checkbox', { name: say(key) }),
    contact: () => main.getByRole('textbox', { name: say('sponsor.form.contact'), exact: true }),
    receipt: () => main.getByRole('textbox', { name: say('sponsor.form.receipt') }),
    dedication: () => main.getByRole('button', { name: say('donate.form.chooseDedication') }),
    /** The one cinnabar action. */
    action: () => page.getByRole('button', { name: say('donate.action'), exact: true }),
    sheet,
    consent: () => sheet().getByRole('checkbox', { name: say('donate.summary.consent') }),
    agreement: () => sheet().getByRole('checkbox', { name: say('donate.summary.agree') }),
    payButton: () => sheet().getByRole('button', { name: payLabel(say) }),
  };
}

/** What a giver does on the page, in the words of `say`. */
export function giving(page: Page, say: Say) {
  return {
    ...givingForm(page, say),
    /** From the filled form to the cashier's page. */
    async toCashier(): Promise<void> {
      await this.action().click();
      // By the keyboard, as the action lies over what is below it.
      for (const box of [this.consent(), this.agreement()]) await box.press('Space');
      await this.payButton().click();
      await page.waitForURL('**/cashier/**');
    },
  };
}
