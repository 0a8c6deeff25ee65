#!/usr/bin/env node
// `npm run tools -- deep stress`: finds tests of `check` that pass only by chance. Runs `check` twenty times, each time with the tests in
// another random order and with two busy loops beside it. `node tools/deep/stress.mjs --times 1 --order 17` repeats one run.
import '../../scripts/begin.mjs';
import { spawn } from 'node:child_process';
import { numberOf, readOptions } from '../../scripts/options.mjs';
import { runAll } from '../../scripts/run.mjs';

const options = readOptions({
  times: { type: 'string', help: 'berapa kali', default: '20' },
  order: { type: 'string', help: 'urutan uji yang pertama' },
});
const times = numberOf('times', options.times, 1_000);
const first = numberOf('order', options.order ?? String(Date.now() % 1_000_000), 1_000_000);

const busy = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
process.on('exit', () => {
  for (const each of busy) each.kill();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

for (let run = 0; run < times; run += 1) {
  console.log(`\nRun ${run + 1} of ${times}, order ${first + run}`);
  await runAll([['node', 'scripts/check.mjs']], { ORDER: String(first + run) });
}
process.exit();
