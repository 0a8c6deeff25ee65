#!/usr/bin/env node
// `npm test`: the linters and tests of `check` and all other Vitest tests, both builds, and the core journeys on both profiles.
// `npm test -- --all`: the same with every story and every journey, of which the core ones are a part.
import './begin.mjs';
import { builds, prepared } from './browser-steps.mjs';
import { ensureNginx, findNginx } from './install/ensure-nginx.mjs';
import { readOptions } from './options.mjs';
import { linters, runAll } from './run.mjs';

const { all } = readOptions({
  all: { type: 'boolean', help: 'juga semua cerita dan semua pengujian browser', default: false },
});
const env = await prepared();
if (all) ensureNginx();
const projects = ['simulation', 'live', 'live-http', ...(findNginx() ? ['live-nginx'] : [])];
const ofBuilds = ['vitest', 'run', '--config', 'tests/built/vitest.config.ts'];
const core = ['playwright', 'test', '--grep', '@core', ...projects.flatMap((name) => ['--project', name])];
const stories = ['vitest', 'run', '--config', '.storybook/vitest.config.ts'];
await runAll(
  [
    [['vitest', 'run'], ...linters, ...builds],
    ...(all
      ? [
          [stories, ofBuilds],
          ['playwright', 'test'],
        ]
      : [[core, ofBuilds]]),
  ],
  env,
);
