import { expect, type Locator, type Page } from 'playwright/test';

/** Event mode in a page that was opened with the condition `event`. */
export class EventMode {
  readonly page: Page;
  /** The stage of the tour. */
  readonly stage: Locator;
  /** Heading of the stop that is shown. */
  readonly title: Locator;

  /** The line drawing of the stop, which is the first part of the stage. */
  readonly drawing: Locator;

  constructor(page: Page) {
    this.page = page;
    this.stage = page.getByRole('region', { name: 'Tour' });
    this.title = this.stage.getByRole('heading');
    this.drawing = this.stage.locator('> div').first();
  }

  expectState(state: 'ready' | 'attract' | 'presenting' | 'reset') {
    return expect(this.page.locator('html')).toHaveAttribute('data-event', state);
  }

  /** Starts the tour by hand, at its first stop. */
  async present(): Promise<void> {
    await this.page.keyboard.press('F5');
    await this.expectState('presenting');
  }

  /** Presses the logo, which when held tells staff whether requests wait on this device. */
  async pressLogo(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .hover();
    await this.page.mouse.down();
  }

  /**
   * Presses the logo until a notice with this title appears, because on a slow machine the first press
   * may come before the code that listens. The button stays down.
   */
  async pressLogoUntil(title: string): Promise<void> {
    await expect(async () => {
      await this.page.mouse.up();
      await this.pressLogo();
      await expect(this.page.getByText(title, { exact: true })).toBeVisible({ timeout: 5000 });
    }).toPass();
  }
}
