#!/usr/bin/env node
// Plays the ten-minute lesson on a new build of the simulation, and saves the pictures in docs/lesson.
import '../../scripts/begin.mjs';
import fs from 'node:fs';
import { prepared } from '../../scripts/browser-steps.mjs';
import { runAll } from '../../scripts/run.mjs';

const folder = 'docs/lesson';
const env = { ...(await prepared()), LESSON_PICTURES: folder };
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });
await runAll(
  [
    ['node', 'scripts/build.mjs', '--mode', 'simulation'],
    ['playwright', 'test', 'ten-minute-lesson', '--project', 'simulation'],
  ],
  env,
);
