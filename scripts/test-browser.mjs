#!/usr/bin/env node
// `npm run test:browser`: all stories and all browser tests, a few of them behind nginx; installs and builds what is missing.
import './begin.mjs';
import { builds, prepared } from './browser-steps.mjs';
import { ensureNginx } from './install/ensure-nginx.mjs';
import { runAll } from './run.mjs';

const env = await prepared();
ensureNginx();
await runAll([['vitest', 'run', '--config', '.storybook/vitest.config.ts'], builds, ['playwright', 'test']], env);
