import { defineConfig } from 'vitest/config';

/** What `npm run build` has put into `dist`, as a visitor's browser would fetch it. */
export default defineConfig({ test: { include: ['tests/build/**/*.test.ts'] } });
