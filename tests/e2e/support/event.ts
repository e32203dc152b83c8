import { expect, type Page } from 'playwright/test';
import { open } from './page.ts';

/** What `html[data-event]` says. */
const eventState = (page: Page) => page.locator('html');

export const expectState = (page: Page, state: 'ready' | 'attract' | 'presenting' | 'reset') =>
  expect(eventState(page)).toHaveAttribute('data-event', state, { timeout: 15_000 });

const inEventMode = (path: string, settings: string) =>
  `${path}${path.includes('?') ? '&' : '?'}mode=event${settings}`;

/** Opens an address in event mode and waits until it listens. */
export async function openEvent(page: Page, path = '/', settings = ''): Promise<void> {
  await open(page, inEventMode(path, settings));
  await expectState(page, 'ready');
}

/** Opens home with a tour that begins so soon that the moment before may pass unseen. */
export async function openTour(page: Page, settings: string): Promise<void> {
  await open(page, inEventMode('/', settings));
  await expectState(page, 'attract');
}

/** Heading of the stop on stage. */
export const stopTitle = (page: Page) =>
  page.getByRole('region', { name: 'Tour' }).getByRole('heading');

/** Begins the tour by hand, at its first stop. */
export async function present(page: Page): Promise<void> {
  await page.keyboard.press('F5');
  await expectState(page, 'presenting');
}
