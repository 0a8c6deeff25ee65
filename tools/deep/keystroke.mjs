#!/usr/bin/env node
// `node tools/deep/keystroke.mjs` lists the application files that run from a keystroke until the server has the answer.
import '../../scripts/begin.mjs';
import { ensureInstalled } from '../../scripts/install/ensure-installed.mjs';

ensureInstalled();
const { runnerImport } = await import('vite');
const { module } = await runnerImport('./tests/unit/application/exam/keystroke.ts');
const files = await module.filesOfKeystroke();
console.log(`${files.join('\n')}\n${files.length} files of src/application`);
