import type { Locator, Page } from 'playwright-core';

/** How long a quick input may take to offer something, in milliseconds, and how often it is asked. */
const PICK_TIME = 10_000;
const PICK_ATTEMPTS = 3;

/** The quick input of a window: where commands, files and lines are asked for. */
export class QuickInput {
  constructor(private readonly page: Page) {}

  /** Opens it with a key, types into it until it offers a row, and takes that. */
  async pick(key: string, text: string, row: Locator): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const input = await this.ask(key, text);
      try {
        await this.#waitForOffer(input, row.first());
        await row.first().click({ timeout: PICK_TIME });
        return;
      } catch (error) {
        // It closes by itself when something else takes the keyboard, such as a panel that opens.
        if (attempt === PICK_ATTEMPTS) throw error;
      }
    }
  }

  /** Waits until it offers a row. It never will when it has closed. */
  async #waitForOffer(input: Locator, row: Locator): Promise<void> {
    const deadline = Date.now() + PICK_TIME;
    while (!(await row.isVisible())) {
      if (Date.now() > deadline) throw new Error('The quick input does not offer what was typed.');
      if (!(await input.isVisible())) throw new Error('The quick input has closed.');
      await this.page.waitForTimeout(20);
    }
  }

  /** Opens it with a key and types into it. */
  async ask(key: string, text: string): Promise<Locator> {
    const input = this.page.locator('.quick-input-widget .quick-input-box input');
    for (let attempt = 0; attempt < 5; attempt++) {
      await this.page.keyboard.press(key);
      try {
        await input.fill(text, { timeout: 1000 });
        return input;
      } catch {
        // The key got lost while the window was busy with its focus, or this is the last input, which is just going.
        continue;
      }
    }
    throw new Error(`${key} opened no quick input.`);
  }
}
