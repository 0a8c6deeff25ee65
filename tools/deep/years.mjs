#!/usr/bin/env node
// `npm run tools -- years --minutes 10`: candidates of random seeds on simulated devices, networks and clocks, against an oracle that knows
// only what was typed, shown and stored. `--seed 0123456789abcdef` repeats one seed, with `--minutes` begins there. `--planted`: plants faults.
import '../../scripts/begin.mjs';
import { randomBytes } from 'node:crypto';
import { bundled } from '../../scripts/bundled.mjs';
import { ensureInstalled } from '../../scripts/install/ensure-installed.mjs';
import { numberOf, readOptions } from '../../scripts/options.mjs';
import { Told } from '../../scripts/told.mjs';

const options = readOptions({
  minutes: { type: 'string', help: 'berapa menit' },
  seed: { type: 'string', help: 'benih 64 bit, 16 angka heksadesimal' },
  planted: { type: 'boolean', help: 'tanam kesalahan-kesalahan dan temukan', default: false },
});
if (options.seed !== undefined && !/^[0-9a-f]{16}$/.test(options.seed))
  throw new Told('--seed: 16 angka heksadesimal, misalnya 0123456789abcdef.');

ensureInstalled();
const { runLanes, runPlanted } = await bundled('tests/years/lanes.ts');
const seed = BigInt(`0x${options.seed ?? randomBytes(8).toString('hex')}`);
const minutes = numberOf('minutes', options.minutes ?? '1', 100_000);
const once = options.seed !== undefined && options.minutes === undefined;
const failures = await (options.planted ? runPlanted() : runLanes({ minutes, seed, once }));
process.exit(failures > 0 ? 1 : 0);
