#!/usr/bin/env node
// Plays the portal's journeys against servers that answer in other ways than the simulation: `laravel` writes numbers and flags as text and adds
// keys of its own, `bare` leaves out whatever the portal can do without (decision 28).
import './begin.mjs';
import { runAll } from './run.mjs';

for (const way of ['laravel', 'bare']) await runAll([['vitest', 'run', 'tests/ui/portal']], { REPLIES: way });
