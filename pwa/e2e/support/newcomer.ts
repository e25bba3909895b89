import type { Page } from 'playwright-core';
import type { Mailbox } from './mailbox.ts';

export interface Newcomer {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

let count = 0;

/** Somebody whom the server does not know. */
export function newcomer(): Newcomer {
  count += 1;
  return {
    username: `asha_${count}`,
    fullName: 'Asha Sharma',
    email: `asha${count}@example.com`,
    phone: `98765432${String(count).padStart(2, '0')}`,
    password: 'correct horse battery',
  };
}

/** The steps of the wizard, each ended by Enter, as somebody does who never leaves the keyboard. */
export class Wizard {
  readonly #page: Page;
  readonly #mailbox: Mailbox;
  readonly #who: Newcomer;

  constructor(page: Page, mailbox: Mailbox, who: Newcomer) {
    this.#page = page;
    this.#mailbox = mailbox;
    this.#who = who;
  }

  /** A new step has the focus in its field: what is typed arrives there. */
  async #onStep(number: number): Promise<void> {
    await this.#page.getByText(`Step ${number} of 9`).waitFor();
    await this.#page.locator('[data-step-field] :is(input, select):focus').waitFor();
  }

  async #type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    await this.#page.keyboard.press('Enter');
  }

  async toEmailCode(): Promise<void> {
    await this.#page.getByLabel('Username').focus();
    await this.#type(this.#who.username);
    await this.#onStep(2);
    await this.#type(this.#who.fullName);
    await this.#onStep(3);
    await this.#type(this.#who.email);
    await this.#onStep(4);
  }

  async toPhone(): Promise<void> {
    await this.#type(await this.#mailbox.emailCode(this.#who.email));
    await this.#onStep(5);
  }

  async toPhoneCode(): Promise<void> {
    await this.#type(this.#who.phone);
    await this.#onStep(6);
  }

  async toCategory(): Promise<void> {
    await this.#type(await this.#mailbox.smsCode(`+91${this.#who.phone}`));
    await this.#onStep(7);
  }

  async toPassword(): Promise<void> {
    const { keyboard } = this.#page;
    await keyboard.press('ArrowDown');
    // Enter in a list opens it; the button is two stops on.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await this.#onStep(8);
  }

  async toConfirmation(): Promise<void> {
    await this.#type(this.#who.password);
    await this.#onStep(9);
  }

  async toWelcome(): Promise<void> {
    await this.#type(this.#who.password);
    await this.#page.getByRole('heading', { name: 'Welcome to Prep' }).waitFor();
  }

  async all(): Promise<void> {
    await this.toEmailCode();
    await this.toPhone();
    await this.toPhoneCode();
    await this.toCategory();
    await this.toPassword();
    await this.toConfirmation();
    await this.toWelcome();
  }
}
