import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/** A mainland number nobody else in the run has, so that a look-up finds this test's orders only. */
export function newPhone(): string {
  return `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

export interface FreeGiftForm {
  readonly recipient: string;
  readonly phone: string;
  /** Names of province, city and district, as the lists have them. */
  readonly area: readonly [string, string, string];
  readonly street: string;
}

/** The words on the button that pays, whatever the amount. */
export function payLabel(say: Say): RegExp {
  const [before = '', after = ''] = say('sponsor.summary.pay').split('{yuan}');
  return new RegExp(`^${before}[0-9,.]+${after}$`);
}

/** What finds elements: a page in a browser, or one that is rendered without. */
interface Finder<Found> {
  getByRole(
    role: 'button' | 'checkbox' | 'dialog' | 'textbox',
    options: { name: string | RegExp; exact?: boolean },
  ): Found;
  locator(selector: string): Found;
}

/** The parts of the entry page's form, in the words of `say`. */
export function sponsorForm<Found extends Finder<Found>>(page: Finder<Found>, say: Say) {
  const main = page.locator('main');
  const sheet = () => page.getByRole('dialog', { name: say('sponsor.summary.title') });
  return {
    name: () => main.getByRole('textbox', { name: say('sponsor.form.nameHead') }),
    contact: () => main.getByRole('textbox', { name: say('sponsor.form.contact'), exact: true }),
    /** Shows the field of the receipt's email. */
    receiptOpen: () => main.getByRole('button', { name: say('sponsor.form.receiptOpen') }),
    receipt: () => main.getByRole('textbox', { name: say('sponsor.form.receipt') }),
    ownText: () => main.getByRole('textbox', { name: say('sponsor.form.own'), exact: true }),
    /** The choice to write a dedication of one's own, and to give it to those who have passed away. */
    own: () => main.locator('label:has(input[value="own"])'),
    departed: () => main.locator('label:has(input[value="departed"])'),
    names: () => main.getByRole('textbox', { name: say('sponsor.form.names') }),
    check: (key: string) => main.getByRole('checkbox', { name: say(key) }),
    /** The one cinnabar action. */
    action: () => page.getByRole('button', { name: say('sponsor.action.sponsor') }),
    sheet,
    /** The separate consent to names and dedication; the link to the policy stands below it. */
    consent: () => sheet().getByRole('checkbox', { name: say('sponsor.summary.consent') }),
    agreement: () => sheet().getByRole('checkbox', { name: say('sponsor.summary.agree') }),
    payButton: () => sheet().getByRole('button', { name: payLabel(say) }),
  };
}

/** What a visitor does on the entry page, in the words of `say`. */
export function sponsoring(page: Page, say: Say) {
  const main = page.locator('main');
  return {
    ...sponsorForm<Locator>(page, say),
    async quantity(copies: number): Promise<void> {
      const stepper = main.getByRole('spinbutton', { name: say('sponsor.quantity.own') });
      await stepper.fill(String(copies));
      await stepper.press('Enter');
      await expect(stepper).toHaveValue(String(copies));
    },
    /** The form lies below the first screen and comes when the browser has time. */
    async fill(values: { name?: string; contact?: string }): Promise<void> {
      if (values.name !== undefined) await this.name().fill(values.name);
      if (values.contact !== undefined) await this.contact().fill(values.contact);
    },
    async gift(gift: FreeGiftForm): Promise<void> {
      await main.getByRole('checkbox', { name: say('sponsor.form.gift') }).check({ force: true });
      await main
        .getByRole('textbox', { name: say('sponsor.form.recipient'), exact: true })
        .fill(gift.recipient);
      await main.getByRole('textbox', { name: say('sponsor.form.giftPhone'), exact: true }).fill(gift.phone);
      for (const [level, key] of (['province', 'city', 'district'] as const).entries()) {
        await main
          .getByRole('combobox', { name: say(`sponsor.form.${key}`), exact: true })
          .selectOption({ label: gift.area[level] ?? '' });
      }
      await main.getByRole('textbox', { name: say('sponsor.form.street') }).fill(gift.street);
    },
    async review(): Promise<void> {
      await this.action().click();
      await expect(this.sheet()).toBeVisible();
      await expect(this.payButton()).toBeVisible();
    },
    async agree(): Promise<void> {
      await this.consent().check({ force: true });
      await this.agreement().check({ force: true });
    },
    /** From the page of an order that waits for its payment to the cashier's. */
    async payAgain(yuan: number): Promise<void> {
      await page.getByRole('button', { name: say('sponsor.result.payAgain') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('sponsor.summary.pay', { yuan }) })
        .click();
    },
    /** From the summary to the cashier's page. */
    async toCashier(): Promise<void> {
      await this.agree();
      await this.payButton().click();
      await page.waitForURL('**/cashier/**');
    },
  };
}

/** What the payer does on the cashier's page, whatever language it speaks. */
export function cashier(page: Page) {
  const press = (selector: string) => page.locator(selector).click();
  return {
    approve: () => press('button[value="approve"]'),
    decline: () => press('button[value="decline"]'),
    async delay(seconds: number): Promise<void> {
      await page.locator('select[name="seconds"]').selectOption(String(seconds));
      await press('button[value="delay"]');
    },
    leave: () => press('a.quiet'),
  };
}
