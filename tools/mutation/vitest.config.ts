import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __SIMULATION__: 'true' },
  test: {
    include: [
      'tests/unit/{domain,application}/**/*.test.ts',
      'tests/unit/adapters/http/exam/**/*.test.ts', // the exam against servers of others
      'tests/contract/**/*.test.ts',
      'tests/laws/{attempt,helps,time}.test.ts', // the other laws need a page, or too many seconds for each mutant
    ],
    // Stryker runs tests in threads, which cannot change the zone of their process
    exclude: ['tests/unit/domain/exam/countdown-zones.test.ts'],
    setupFiles: ['tests/seed.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
});
