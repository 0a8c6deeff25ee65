import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __SIMULATION__: 'true' },
  test: {
    environment: 'node', // a test of the ui names its own
    include: ['tests/{unit,contract,ui,architecture}/**/*.test.{ts,tsx}'],
  },
});
