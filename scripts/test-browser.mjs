#!/usr/bin/env node
// `npm run test:browser`: installs what is missing, runs all stories, builds both profiles if needed, and runs all browser tests, the core
// journeys also behind nginx.
import './begin.mjs';
import { builds, prepared } from './browser-steps.mjs';
import { ensureNginx } from './install/ensure-nginx.mjs';
import { runAll } from './run.mjs';

const env = await prepared();
ensureNginx();
await runAll([['vitest', 'run', '--config', '.storybook/vitest.config.ts'], builds, ['playwright', 'test']], env);
