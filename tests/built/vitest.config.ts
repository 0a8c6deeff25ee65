import { defineConfig } from 'vitest/config';

/** Tests of what the builds contain. They need both builds, so they are no part of `vitest run`. */
export default defineConfig({ test: { name: 'built', include: ['tests/built/*.test.ts'], testTimeout: 60_000 } });
