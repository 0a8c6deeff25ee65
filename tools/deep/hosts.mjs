#!/usr/bin/env node
// `npm run tools -- deep hosts`: runs the contract tests of the API over the host on a port, instead of the host in the page.
import '../../scripts/begin.mjs';
import { ensureInstalled } from '../../scripts/install/ensure-installed.mjs';
import { runAll } from '../../scripts/run.mjs';

ensureInstalled();
await runAll([['vitest', 'run', '--project', 'node', 'tests/contract/']], { HOST: 'node' });
