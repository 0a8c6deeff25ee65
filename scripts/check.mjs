#!/usr/bin/env node
// `npm run check`: the checks to run before each commit.
import './begin.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { linters, runAll } from './run.mjs';

ensureInstalled();
await runAll([[['vitest', 'run', '--project', 'node'], ...linters]]);
