import { expect, type Page } from 'playwright/test';
import { open } from './page.ts';

/** The element whose `data-event` has the state of event mode. */
const eventState = (page: Page) => page.locator('html');

export const expectState = (page: Page, state: 'ready' | 'attract' | 'presenting' | 'reset') =>
  expect(eventState(page)).toHaveAttribute('data-event', state, { timeout: 15_000 });

const inEventMode = (path: string, settings: string) =>
  `${path}${path.includes('?') ? '&' : '?'}mode=event${settings}`;

/** Opens an address in event mode and waits until it handles input. */
export async function openEvent(page: Page, path = '/', settings = ''): Promise<void> {
  await open(page, inEventMode(path, settings));
  await expectState(page, 'ready');
}

/** Opens home with a tour that begins so soon that the test may not see the state before it. */
export async function openTour(page: Page, settings: string): Promise<void> {
  await open(page, inEventMode('/', settings));
  await expectState(page, 'attract');
}

/** Heading of the stop that is shown. */
export const stopTitle = (page: Page) =>
  page.getByRole('region', { name: 'Tour' }).getByRole('heading');

/** Starts the tour by hand, at its first stop. */
export async function present(page: Page): Promise<void> {
  await page.keyboard.press('F5');
  await expectState(page, 'presenting');
}
