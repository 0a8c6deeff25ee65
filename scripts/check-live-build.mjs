#!/usr/bin/env node
// Fails when the live build contains simulation code or its own sources, mixes versions, or lacks third-party notices.
import './begin.mjs';
import { assertBuilt } from './built.mjs';
import { faultsOf } from './serving/live-build.mjs';

assertBuilt('dist', 'production');
const faults = faultsOf('dist', 'dist-maps');
if (faults.length > 0) {
  console.error(`dist is not what it should be:\n${faults.join('\n')}`);
  process.exit(1);
}
console.log('dist: nothing of the simulation, no sources, one version, all notices');
