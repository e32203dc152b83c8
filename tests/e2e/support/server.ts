/** Origin of the server under test, started by global-setup. */
export function base(): string {
  const url = process.env.BASE_URL;
  if (!url) throw new Error('BASE_URL is not set: run the tests with `npx playwright test`.');
  return url;
}
