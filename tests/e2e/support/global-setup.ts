import { resolve } from 'node:path';
import { startTemporaryStack } from '../../../scripts/lib/stack/prepared.ts';

/**
 * Starts the product as `npm start` does, on a free port, with the production build in `dist`.
 *
 * @returns the function that Playwright calls at the end
 */
export default async function globalSetup() {
  const stack = await startTemporaryStack(resolve(import.meta.dirname, '../../../dist'));
  process.env.BASE_URL = stack.url;
  process.env.TEST_DATABASE_URL = stack.databaseUrl;
  process.env.TEST_DATA_DIR = stack.data.path;
  return stack.stop;
}
