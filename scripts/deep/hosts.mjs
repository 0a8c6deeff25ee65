#!/usr/bin/env node
// `npm run test:deep -- hosts`: the contracts of the API once more, over the host on a port instead of the one in the page.
import '../begin.mjs';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { runAll } from '../run.mjs';

ensureInstalled();
await runAll([['vitest', 'run', '--project', 'node', 'tests/contract/']], { HOST: 'node' });
